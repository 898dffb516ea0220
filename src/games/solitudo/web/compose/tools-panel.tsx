import { useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { Choices } from '#web/kit/choice.tsx'
import { BLANK, type Shading } from '../../rules/puzzle.ts'
import { GRADES, type Grade } from '../../rules/puzzle-request.ts'
import { composeText } from '../../text/en-compose.ts'
import type { PointerMode } from './composer-board.tsx'
import type { SheetName } from './composer-sheets.tsx'
import { greatestOf, numberAt, unpainted, withoutNumbers } from './draft.ts'
import { NumberPad } from './number-pad.tsx'
import { sameShading } from './painting.ts'
import type { ComposerState } from './use-composer.ts'
import type { Verdict } from './use-verdict.ts'

interface ComposerToolsProps {
  readonly composer: ComposerState
  readonly mode: PointerMode
  readonly selected: Cell | undefined
  setMode(mode: PointerMode): void
  show(sheet: SheetName): void
}

/** Changing cells: the effect of a press, the number pad, undo and redo. */
export function InputTools({ composer, mode, selected, setMode }: Omit<ComposerToolsProps, 'show'>) {
  const { controls, draft } = composer
  return (
    <div class="co-tools">
      <div class="co-row">
        <Choices
          legend={composeText.modes.legend}
          layout="row"
          choices={MODES.map(value => ({ value, label: composeText.modes[value] }))}
          chosen={mode}
          choose={value => setMode(value as PointerMode)}
        />
        <div class="buttons">
          <ToolButton label={composeText.undo} isPossible={controls.canUndo} onClick={composer.undo} />
          <ToolButton label={composeText.redo} isPossible={controls.canRedo} onClick={composer.redo} />
        </div>
      </div>
      {mode === 'numbers' && (
        <NumberPad
          greatest={greatestOf(draft)}
          current={selected && numberAt(draft, selected)}
          set={number => selected && composer.setNumber(selected, number)}
        />
      )}
    </div>
  )
}

/** Changes of the whole board, and the ways out of the editor. */
export function PuzzleTools({ composer, show }: Pick<ComposerToolsProps, 'composer' | 'show'>) {
  const { controls, draft, painting, change } = composer
  const solution = onlySolution(composer.verdict)
  const isNumbered = draft.puzzle.cells.some(row => row.some(number => number !== null && number !== BLANK))
  return (
    <div class="co-tools">
      <FillForm composer={composer} />
      <div class="buttons">
        {solution && !sameShading(draft.painted, solution) && (
          <ToolButton
            label={composeText.usePainting}
            isPossible
            onClick={() => change({ ...draft, painted: solution })}
          />
        )}
        <ToolButton
          label={composeText.clear.numbers}
          isPossible={isNumbered}
          onClick={() => change(withoutNumbers(draft))}
        />
        <ToolButton
          label={composeText.clear.painting}
          isPossible={painting.isBegun}
          onClick={() => change({ ...draft, painted: unpainted(draft.puzzle).painted })}
        />
      </div>
      <div class="buttons">
        <button type="button" class="pill primary" onClick={() => show('publish')}>
          {composeText.publish}
        </button>
        {(['collection', 'import', 'newBoard'] as const).map(sheet => (
          <button key={sheet} type="button" class="pill" onClick={() => show(sheet)}>
            {composeText[sheet]}
          </button>
        ))}
      </div>
      {!controls.isStored && <p class="message refused">{composeText.notStored}</p>}
    </div>
  )
}

const MODES = ['numbers', 'solution'] as const satisfies readonly PointerMode[]

function onlySolution({ solutions }: Verdict): Shading | undefined {
  return solutions?.isProved && solutions.solutions === 1 ? solutions.first : undefined
}

interface ToolButtonProps {
  readonly label: string
  readonly isPossible: boolean
  onClick(): void
}

/** A button that stays focusable where it has nothing to do. */
function ToolButton({ label, isPossible, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="pill"
      aria-disabled={isPossible ? undefined : 'true'}
      onClick={() => isPossible && onClick()}
    >
      {label}
    </button>
  )
}

function FillForm({ composer: { draft, fill } }: Pick<ComposerToolsProps, 'composer'>) {
  const [grade, setGrade] = useState<Grade | null>(null)
  return (
    <div class="co-fill">
      <label class="co-grade">
        <span>{composeText.wanted}</span>
        <select
          class="field"
          value={String(grade ?? '')}
          onChange={event => setGrade(GRADES.find(one => String(one) === event.currentTarget.value) ?? null)}
        >
          <option value="">{composeText.anyGrade}</option>
          {GRADES.map(one => (
            <option key={one} value={String(one)}>
              {composeText.gradeChoice(one)}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <button type="button" class="pill" onClick={() => fill.fill(draft, { keepsNumbers: true, grade })}>
          {composeText.fill}
        </button>
        <button type="button" class="pill" onClick={() => fill.fill(draft, { keepsNumbers: false, grade })}>
          {composeText.renumber}
        </button>
      </div>
      {fill.isBusy && (
        <div class="co-filling">
          <progress aria-label={composeText.filling} />
          <span>{composeText.filling}</span>
          <button type="button" class="pill" onClick={fill.stop}>
            {composeText.stop}
          </button>
        </div>
      )}
    </div>
  )
}
