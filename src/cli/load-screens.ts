/** The full screens, loaded when they are to be drawn: what is told by lines need not wait for them. */
export function loadScreens() {
  return import('#terminal/shell/launch.ts')
}
