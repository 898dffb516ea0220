import { describe, expect, it } from 'vitest'
import css from './tokens.css?raw'

const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
)

/** What is written on what. */
const TEXT: readonly (readonly [ink: string, ground: string])[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['soft', 'ground'],
  ['soft', 'surface'],
  ['soft', 'sunk'],
  ['leaf', 'ground'],
  ['leaf', 'surface'],
  ['on-leaf', 'leaf'],
  ['medlar', 'surface'],
  ['tile-ink', 'tile'],
  ['ink', 'damson-fill'],
  ['on-shade', 'shade'],
  ['ink', 'sloe-fill'],
  ['ink', 'gage-fill'],
  ['surface', 'soft'],
]

/** Marks, borders and signs that carry a meaning, on what they lie. */
const STATES: readonly (readonly [sign: string, ground: string])[] = [
  ['damson', 'damson-fill'],
  ['damson', 'cell-open'],
  ['damson', 'surface'],
  ['hatch', 'cell-blocked'],
  ['hatch', 'ground'],
  ['hatch', 'surface'],
  ['leaf', 'cell-open'],
  ['leaf', 'cell-blocked'],
  ['leaf', 'surface'],
  ['leaf', 'sunk'],
  ['medlar', 'cell-open'],
  ['medlar', 'cell-blocked'],
  ['medlar', 'damson-fill'],
  ['medlar', 'medlar-fill'],
  ['soft', 'surface'],
  ['tile-edge', 'surface'],
  ['tile-edge', 'tile'],
  ['tile-edge', 'sunk'],
  ['hatch', 'sunk'],
  ['sloe', 'sloe-fill'],
  ['sloe', 'surface'],
  ['shade', 'surface'],
  ['shade', 'ground'],
  ['gage', 'surface'],
  ['gage', 'ground'],
  ['gage', 'sunk'],
  ['gage', 'gage-fill'],
  ['leaf', 'ground'],
  ['ink', 'surface'],
]

describe('the colours', () => {
  it.each(TEXT)('%s on %s reads at 4.5 to 1, by day and by night', (ink, ground) => {
    expect(worst(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(STATES)('%s on %s stands out at 3 to 1, by day and by night', (sign, ground) => {
    expect(worst(sign, ground)).toBeGreaterThanOrEqual(3)
  })
})

function worst(one: string, other: string): number {
  const [first, second] = [token(one), token(other)]
  return Math.min(contrast(first.light, second.light), contrast(first.dark, second.dark))
}

function token(name: string) {
  const pair = tokens.get(name)
  if (!pair) throw new Error(`tokens.css has no colour --${name}`)
  return pair
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
