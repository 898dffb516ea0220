/** Loads the full screens on demand: text mode need not wait for them. */
export function loadScreens() {
  return import('#terminal/shell/launch.ts')
}
