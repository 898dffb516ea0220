import { stopwatchText } from '#session/duration.ts'
import { type Figures, figuresOf, type Group, type Told, toldOf } from '#session/figures.ts'
import { restore } from '#table/restore.ts'
import type { TerminalHost } from './host.ts'
import type { Glyphs } from './kit/glyphs.ts'
import { sparkline } from './kit/sparkline.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

const CHART_COLUMNS = 16

/** What the kept games of one kind come to. */
export async function keptFigures(
  { shelf, clock }: Pick<TerminalHost, 'shelf' | 'clock'>,
  loaded: LoadedGame,
): Promise<Figures> {
  return figuresOf(await keptGames(shelf, loaded), clock.now())
}

/** The games of one kind that are kept. */
export async function keptGames(
  shelf: TerminalHost['shelf'],
  { id, game }: LoadedGame,
): Promise<readonly Told[]> {
  return (await shelf.list())
    .filter(({ saved }) => saved.record.game === id)
    .flatMap(({ saved }) => {
      const table = restore(game, saved.record)
      return table.ok ? (toldOf(table.value) ?? []) : []
    })
}

/** Figures as lines: first the sum, then a row for each kind of puzzle. */
export function figureLines(figures: Figures, { words: gameWords }: LoadedGame, glyphs: Glyphs): string[] {
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
  const numbers = rest.slice(0, -1).map(text => text.padStart(8))
  return `${name}${numbers.join('')}   ${last}`.trimEnd()
}
