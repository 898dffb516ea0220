import { stopwatchText } from '#session/duration.ts'
import { type Figures, figuresOf, type Group, type Told, toldOf } from '#session/figures.ts'
import { type Sat, type Tally, talliesOf } from '#session/tally.ts'
import { restoreBy } from '#table/restore.ts'
import type { TerminalHost } from './host.ts'
import type { Glyphs } from './kit/glyphs.ts'
import { sparkline } from './kit/sparkline.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

const CHART_COLUMNS = 16
const COLUMN = 8

/** What the kept games of one kind come to: in times for a puzzle, in games won and lost for several players. */
export type KeptFigures =
  | { readonly kind: 'times'; readonly figures: Figures }
  | { readonly kind: 'tallies'; readonly tallies: readonly Tally[] }

export async function keptFigures(
  { shelf, clock }: Pick<TerminalHost, 'shelf' | 'clock'>,
  loaded: LoadedGame,
): Promise<KeptFigures> {
  const sat = await keptTables(shelf, loaded)
  if (loaded.game.seats > 1)
    return { kind: 'tallies', tallies: talliesOf(sat, Object.keys(loaded.words.levels)) }
  return { kind: 'times', figures: figuresOf(toldIn(sat), clock.now()) }
}

/** What is told of the games of one kind that are kept. */
export async function keptGames(shelf: TerminalHost['shelf'], loaded: LoadedGame): Promise<readonly Told[]> {
  return toldIn(await keptTables(shelf, loaded))
}

async function keptTables(shelf: TerminalHost['shelf'], loaded: LoadedGame): Promise<readonly Sat[]> {
  return (await shelf.list())
    .filter(({ saved }) => saved.record.game === loaded.id)
    .flatMap(({ saved: { players, record } }): Sat[] => {
      const table = restoreBy(loaded, record)
      return table.ok ? [{ players, table: table.value }] : []
    })
}

function toldIn(sat: readonly Sat[]): readonly Told[] {
  return sat.flatMap(({ table }) => toldOf(table) ?? [])
}

/** Figures as lines: first the sum, then a row for each kind of puzzle or opponent. */
export function figureLines(kept: KeptFigures, loaded: LoadedGame, glyphs: Glyphs): readonly string[] {
  return kept.kind === 'times' ? timeLines(kept.figures, loaded, glyphs) : tallyLines(kept.tallies, loaded)
}

/** The sum of them in a few words. */
export function figureSum(kept: KeptFigures): string {
  if (kept.kind === 'times') return words.figures.sum(kept.figures.solved, kept.figures.unfinished)
  const sum = (count: keyof Omit<Tally, 'level'>) => kept.tallies.reduce((all, one) => all + one[count], 0)
  return words.figures.tallySum(sum('won'), sum('lost'), sum('drawn'), sum('unfinished'))
}

function tallyLines(tallies: readonly Tally[], { words: gameWords }: LoadedGame): readonly string[] {
  if (tallies.length === 0) return [words.figures.noGame]
  const names = tallies.map(({ level }) =>
    level === undefined ? words.figures.people : gameWords.levels[level]!.label,
  )
  const width = Math.max(...names.map(name => name.length), words.figures.opponent.length)
  const columns = words.figures.tallyColumns.map(name => `  ${name}`)
  const rows = tallies.map(({ won, lost, drawn, unfinished }) => [won, lost, drawn, unfinished].map(String))
  return [
    figureSum({ kind: 'tallies', tallies }),
    '',
    row([words.figures.opponent.padEnd(width), ...columns, '']),
    ...rows.map((cells, index) =>
      row([names[index]!.padEnd(width), ...cells.map((cell, at) => cell.padStart(columns[at]!.length)), '']),
    ),
  ]
}

function timeLines(figures: Figures, { words: gameWords }: LoadedGame, glyphs: Glyphs): readonly string[] {
  const { groups, streak, solved } = figures
  if (groups.length === 0) return [words.figures.none]
  const names = groups.map(({ facts }) => gameWords.facts?.(facts) ?? '')
  const width = Math.max(...names.map(name => name.length), words.figures.kind.length)
  const head = row([words.figures.kind.padEnd(width), ...words.figures.columns, words.figures.times])
  return [
    words.figures.sum(solved, figures.unfinished),
    words.figures.streak(streak.current, streak.longest),
    '',
    head,
    ...groups.map((group, index) =>
      row([names[index]!.padEnd(width), ...cells(group), chart(group, glyphs)]),
    ),
  ]
}

function cells({ solved, times }: Group): readonly string[] {
  const shown = (ms: number | undefined) => (ms === undefined ? '' : stopwatchText(ms))
  return [`${solved}`, shown(times?.bestMs), shown(times?.medianMs), shown(times?.lastMs)]
}

function chart({ times }: Group, glyphs: Glyphs): string {
  const history = times?.history.map(({ ms }) => ms) ?? []
  return history.length > 1 ? sparkline(history, CHART_COLUMNS, glyphs) : ''
}

function row([name, ...rest]: readonly string[]): string {
  const last = rest.at(-1)!
  const numbers = rest.slice(0, -1).map(text => text.padStart(COLUMN))
  return `${name}${numbers.join('')}   ${last}`.trimEnd()
}
