import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Repair } from '../../engine/composer/questions.ts'
import { breachesOf } from '../../rules/board.ts'
import { emptyMarks } from '../../rules/marks.ts'
import { hasBlanks, type Puzzle } from '../../rules/puzzle.ts'
import { verdictText } from '../../text/en-compose.ts'
import { type Draft, numberAt } from './draft.ts'
import { type PaintingCheck, sameShading } from './painting.ts'
import type { Verdict } from './use-verdict.ts'

interface VerdictBoxProps {
  readonly draft: Draft
  readonly verdict: Verdict
  readonly painting: PaintingCheck
  readonly isShown: boolean
  toggleShown(): void
  apply(repair: Repair): void
  /** Highlights these cells. */
  point(cells: readonly Cell[]): void
}

/** How many solutions there are and how hard it is, and how to make it unique. */
export function VerdictBox(props: VerdictBoxProps) {
  const { draft, verdict, painting } = props
  const { solutions, repairs } = verdict
  const [headline, ...lines] = verdictSentences(draft, verdict, painting)
  const canShow = solutions?.first !== undefined && breaksAnything(draft)
  return (
    <section
      class={`co-verdict ${breaksAnything(draft) ? lookOf(verdict) : ''}`}
      aria-label={verdictText.title}
    >
      <h2>{headline}</h2>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {canShow && (
        <div class="buttons">
          <button type="button" class="pill" aria-pressed={props.isShown} onClick={props.toggleShown}>
            {solutions.second ? verdictText.show.two : verdictText.show.one}
          </button>
        </div>
      )}
      {canShow && props.isShown && solutions.second && <DifferenceLegend shape={draft.puzzle.shape} />}
      {repairs && repairs.repairs.length > 0 && <RepairList {...props} repairs={repairs.repairs} />}
    </section>
  )
}

/** A sign for each state, so that it is not told by colour alone. */
function lookOf({ solutions }: Verdict): string {
  if (!solutions?.isProved) return ''
  return solutions.solutions === 1 ? 'co-one' : solutions.solutions === 0 ? 'co-none' : 'co-several'
}

function breaksAnything({ puzzle }: Draft): boolean {
  return breachesOf(puzzle, emptyMarks(puzzle)).length > 0
}

/** The verdict in sentences, the most important first. */
export function verdictSentences(draft: Draft, verdict: Verdict, painting: PaintingCheck): readonly string[] {
  const { solutions, grade, repairs, steps, isFailed } = verdict
  const painted = paintingSentences(draft, verdict, painting)
  if (isFailed) return [verdictText.failed, ...painted]
  if (!solutions) {
    const progress = steps ? [verdictText.steps(steps)] : []
    return [verdictText.checking, ...progress, ...painted]
  }
  if (!breaksAnything(draft)) {
    const next = painting.isBegun ? verdictText.fillNext : verdictText.beginHere
    return [verdictText.nothingRepeats, ...painted, ...(painted.length === 0 ? [next] : [])]
  }
  // On a board with blank cells the next number is the obvious thing to change.
  const hasNoRepair = repairs?.repairs.length === 0 && !hasBlanks(draft.puzzle)
  return [
    verdictText.solutions(solutions),
    ...(grade ? [verdictText.grade(grade)] : []),
    ...painted,
    ...(hasNoRepair ? [repairs.isComplete ? verdictText.noRepair : verdictText.noRepairInTime] : []),
  ]
}

function paintingSentences(draft: Draft, { solutions }: Verdict, painting: PaintingCheck): readonly string[] {
  const { isBegun, broken, repeats } = painting
  if (!isBegun) return []
  if (broken.length > 0) return [verdictText.broken(broken[0]!, broken.length - 1)]
  if (repeats.length > 0) return [verdictText.repeats(repeats[0]!, repeats.length)]
  if (solutions && solutions.shadeable.length > 0)
    return [verdictText.shadeable(solutions.shadeable.map(writeCell))]
  if (!solutions?.isProved || !breaksAnything(draft)) return []
  if (solutions.solutions === 1)
    return [sameShading(draft.painted, solutions.first) ? verdictText.isPainted : verdictText.isNotPainted]
  return [verdictText.paintingSolves]
}

/** Only squares are striped. */
function DifferenceLegend({ shape }: Pick<Puzzle, 'shape'>) {
  const both = shape === 'hexagon' ? 'so-shaded' : 'so-shaded co-found'
  return (
    <ul class="legend co-legend">
      <li>
        <span class={`so-swatch so-cell ${both}`} aria-hidden="true" />
        {verdictText.shown.both}
      </li>
      {(['first', 'second'] as const).map(which => (
        <li key={which}>
          <span class={`so-swatch so-cell co-differs co-${which}`} aria-hidden="true" />
          {verdictText.shown[which]}
        </li>
      ))}
    </ul>
  )
}

function RepairList({
  draft,
  repairs,
  apply,
  point,
}: VerdictBoxProps & { readonly repairs: readonly Repair[] }) {
  return (
    <div class="co-repairs">
      <h3>{verdictText.repairs}</h3>
      <ul>
        {repairs.map(repair => {
          const cells = repair.changes.map(({ cell }) => cell)
          const names = cells.map(writeCell)
          const change = verdictText.change(repair, ({ cell }) => numberAt(draft, cell))
          return (
            <li key={names.join(' ')}>
              <button
                type="button"
                class="pill co-repair"
                onClick={() => apply(repair)}
                onFocus={() => point(cells)}
                onBlur={() => point([])}
                onPointerEnter={() => point(cells)}
                onPointerLeave={() => point([])}
              >
                {names.length === 1 && <strong>{names[0]}</strong>} {change}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
