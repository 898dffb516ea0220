import { describe, expect, it } from 'vitest'
import { gameCards } from '#games/catalog.ts'
import css from './tokens.css?raw'

const sheets = Object.values(
  import.meta.glob<string>(['../**/*.css', '../../games/*/web/**/*.css'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
)

/** Text colours with their backgrounds. */
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
  ['quince', 'surface'],
  ['ink', 'quince-fill'],
  ['damson', 'surface'],
  ['damson', 'sunk'],
  ['tile-ink', 'tile'],
  ['ink', 'damson-fill'],
  ['on-shade', 'shade'],
  ['ink', 'sloe-fill'],
  ['ink', 'gage-fill'],
  ['gage', 'gage-fill'],
  ['surface', 'soft'],
]

/** Marks, borders and symbols that carry a meaning, with their backgrounds. */
const STATES: readonly (readonly [sign: string, ground: string])[] = [
  ['damson', 'damson-fill'],
  ['damson', 'cell-open'],
  ['damson', 'surface'],
  ['quince', 'quince-fill'],
  ['quince', 'cell-open'],
  ['quince', 'surface'],
  ['soft', 'cell-empty'],
  ['ink', 'cell-empty'],
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

/** A line between elements carries no meaning. */
const MERE_LINES = ['line']

/** The colours in each rule of the style sheets, by property. */
const rules = sheets
  .flatMap(sheet => [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)])
  .map(([, selector, body]) => {
    const declared = [...body!.matchAll(/([\w-]+):\s*([^;]+)/g)].flatMap(([, property, value]) =>
      [...value!.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => ({ property: property!, name: name! })),
    )
    const named = (kind: RegExp) =>
      declared.flatMap(({ property, name }) => (kind.test(property) && tokens.has(name) ? [name] : []))
    return {
      selector: selector!.trim(),
      text: named(/^color$/),
      drawn: named(/^(border|outline|stroke)/).filter(name => !MERE_LINES.includes(name)),
      grounds: named(/^(background|background-color|fill)$/),
    }
  })

describe('the colours', () => {
  it('that any rule sets together stand out from each other, by day and by night', () => {
    const pairs = rules.flatMap(({ selector, text, drawn, grounds }) =>
      grounds.flatMap(ground => [
        ...text.map(sign => ({ selector, sign, ground, least: 4.5 })),
        ...drawn.filter(sign => sign !== ground).map(sign => ({ selector, sign, ground, least: 3 })),
      ]),
    )
    expect(pairs.length).toBeGreaterThan(20)
    expect(pairs.filter(({ sign, ground, least }) => worst(sign, ground) < least)).toEqual([])
  })

  it('that anything is written or drawn in are in the lists above', () => {
    const written = new Set(TEXT.map(([ink]) => ink))
    const listed = new Set([...TEXT, ...STATES].map(([sign]) => sign))
    // A preview only shows the size of what has been chosen in words.
    const telling = rules.filter(({ selector }) => !selector.includes('preview'))
    expect(telling.filter(({ text }) => text.some(name => !written.has(name)))).toEqual([])
    expect(telling.filter(({ drawn }) => drawn.some(name => !listed.has(name)))).toEqual([])
  })

  it.each(TEXT)('%s on %s reads at 4.5 to 1, by day and by night', (ink, ground) => {
    expect(worst(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(STATES)('%s on %s stands out at 3 to 1, by day and by night', (sign, ground) => {
    expect(worst(sign, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('the board of Scribble', () => {
  it('shows its empty cells on the page at 1.5 to 1, by day and by night', () => {
    expect(worst('cell-empty', 'ground')).toBeGreaterThanOrEqual(1.5)
  })

  it.each(['light', 'dark'] as const)(
    'has tiles that stand out from empty cells, by their face or their edge: %s',
    theme => {
      const [face, edge, empty] = ['tile', 'tile-edge', 'cell-empty'].map(name => token(name)[theme])
      expect(Math.max(contrast(face!, empty!), contrast(edge!, empty!))).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('the marks of Obstruction', () => {
  /** How each kind of colour blindness sees red, green and blue light (Viénot, Brettel and Mollon 1999). */
  const BLINDNESS = {
    protanopia: [
      [0.1121, 0.8853, -0.0005],
      [0.1127, 0.8897, -0.0001],
      [0.0045, 0.0, 1.0019],
    ],
    deuteranopia: [
      [0.292, 0.7054, -0.0003],
      [0.2934, 0.7089, 0.0],
      [-0.0209, 0.0256, 1.0019],
    ],
    tritanopia: [
      [1.0165, 0.1351, -0.1488],
      [-0.0107, 0.8683, 0.1425],
      [-0.0059, 0.4077, 0.5939],
    ],
  } as const

  it.each(Object.entries(BLINDNESS))('differ in colour with %s too, by day and by night', (_, matrix) => {
    for (const theme of ['light', 'dark'] as const) {
      const distances = ['', '-fill'].map(part => {
        const [one, other] = ['damson', 'quince'].map(name => seen(token(name + part)[theme], matrix))
        return Math.hypot(...one!.map((light, index) => light - other![index]!))
      })
      expect(Math.max(...distances)).toBeGreaterThan(0.1)
    }
  })

  function seen(colour: string, matrix: readonly (readonly number[])[]): readonly number[] {
    const linear = channels(colour)
    const light = matrix.map(row => row.reduce((sum, weight, index) => sum + weight * linear[index]!, 0))
    // As the eye weighs it, about equally in the dark and in the light.
    return light.map(part => Math.max(0, part) ** (1 / 2.4))
  }
})

describe.each(gameCards)('the accent colour of $title', ({ accent }) => {
  it('stands out from the pages and from its own fill, on which text can be read', () => {
    for (const ground of ['ground', 'surface', `${accent}-fill`])
      expect(worst(accent, ground)).toBeGreaterThanOrEqual(3)
    expect(worst('ink', `${accent}-fill`)).toBeGreaterThanOrEqual(4.5)
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
  const [red, green, blue] = channels(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The linear parts of red, green and blue. */
function channels(colour: string): readonly [number, number, number] {
  return [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
}
