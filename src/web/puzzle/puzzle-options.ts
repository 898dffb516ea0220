import { type AnyOptions, matters } from '#kernel/options.ts'

/** Whether an option says how a puzzle is played, not which one it is: then it matters beside an imported puzzle too. */
export function isPlayingOption(options: AnyOptions, key: string): boolean {
  const option = options[key]
  if (!option || option.kind === 'puzzle') return false
  const params = Object.entries(options).map(([name, { kind, default: usual }]) => [
    name,
    kind === 'puzzle' ? 'imported' : usual,
  ])
  return matters(option, Object.fromEntries(params))
}
