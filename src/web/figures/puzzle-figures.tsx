import { stopwatchText } from '#session/duration.ts'
import type { Figures, Group } from '#session/figures.ts'
import type { ParlourGame } from '../parlour.ts'
import { KindTable } from './kind-table.tsx'
import { type Sum, Sums } from './sums.tsx'
import { TimesChart } from './times-chart.tsx'
import { figuresWords } from './words.ts'

interface PuzzleFiguresProps {
  readonly parlour: ParlourGame
  readonly figures: Figures
}

/** What was solved, and how fast. */
export function PuzzleFigures({ parlour, figures }: PuzzleFiguresProps) {
  const { words } = parlour
  const name = ({ facts }: Group) => words.facts?.(facts) ?? words.title
  // One bar alone shows nothing that the table does not.
  const timed = figures.groups.filter(({ solved }) => solved > 1)
  return (
    <>
      <PuzzleSums figures={figures} daily={parlour.game.dailies !== undefined} />
      {figures.solved === 0 && <p>{figuresWords.noneSolved}</p>}
      {figures.groups.length > 0 && <Kinds groups={figures.groups} name={name} />}
      {timed.map(group => (
        <TimesChart key={name(group)} title={figuresWords.times(name(group))} times={group.times!} />
      ))}
    </>
  )
}

function PuzzleSums({ figures, daily }: { readonly figures: Figures; readonly daily: boolean }) {
  const { solved, unfinished, streak } = figures
  const sums: readonly Sum[] = [
    [figuresWords.solved, solved],
    [figuresWords.unfinished, unfinished],
    ...(daily
      ? ([
          [figuresWords.streak, streak.current],
          [figuresWords.longest, streak.longest],
        ] as const)
      : []),
  ]
  return (
    <div class="stack">
      <Sums sums={sums} />
      {daily && <p class="soft">{figuresWords.streakHelp}</p>}
    </div>
  )
}

interface KindsProps {
  readonly groups: readonly Group[]
  name(group: Group): string
}

function Kinds({ groups, name }: KindsProps) {
  const time = (ms: number | undefined) => (ms === undefined ? figuresWords.nothing : stopwatchText(ms))
  const columns = [
    figuresWords.solved,
    figuresWords.best,
    figuresWords.median,
    figuresWords.last,
    figuresWords.givenUp,
    figuresWords.unfinished,
  ]
  return (
    <KindTable
      columns={columns}
      rows={groups.map(group => ({
        name: name(group),
        cells: [
          group.solved,
          time(group.times?.bestMs),
          time(group.times?.medianMs),
          time(group.times?.lastMs),
          group.givenUp,
          group.unfinished,
        ],
      }))}
    />
  )
}
