import { useId, useState } from 'preact/hooks'
import { type Cell, sameCell } from '#kernel/grid.ts'
import { refusalSentence } from '#kernel/result.ts'
import { Board, type BoardCell } from '#web/kit/board.tsx'
import type { PositionEditorProps } from '#web/kit/position-editor.ts'
import { readStandardPosition } from '../../formats/import-position.ts'
import {
  draftOf,
  EMPTY_DRAFT,
  layInDraft,
  type PositionDraft,
  pressInDraft,
  writeDraft,
} from '../../formats/position-draft.ts'
import { letterAt } from '../../rules/board.ts'
import { refusalText } from '../../text/en-refusals.ts'
import { positionText as words } from '../../text/en-web.ts'
import '../board.css'
import './position-editor.css'

type Change = (changed: Partial<PositionDraft>) => void

/** A board to type on, the tiles and the scores, or a line to paste. */
export function PositionEditor({ analyse, announce }: PositionEditorProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [refusal, setRefusal] = useState<string>()
  const change: Change = changed => setDraft(before => ({ ...before, ...changed }))

  function read(text: string): void {
    const position = readStandardPosition(text)
    setRefusal(position.ok ? undefined : refusalSentence(position.rejection, refusalText))
    if (!position.ok) return
    setDraft(draftOf(position.value))
    announce(words.was)
  }

  return (
    <>
      <div class="table-board">
        <Board
          label={words.board}
          rows={draft.board.map((line, row) => line.map((_, column) => cellOf(draft, { row, column })))}
          choose={cursor => change({ cursor })}
          onKeyboardMove={cursor => change({ cursor })}
          onKey={key => {
            const next = pressInDraft(draft, key)
            if (next) setDraft(next)
            return next !== undefined
          }}
        />
      </div>
      <aside class="panel-box table-panel sc-position" aria-label={words.title}>
        <p class="soft">{words.intro}</p>
        <LettersField draft={draft} setDraft={setDraft} />
        <form
          onSubmit={async event => {
            event.preventDefault()
            setRefusal(await analyse(writeDraft(draft)))
          }}
        >
          <TextField label={words.bag} value={draft.bag} change={bag => change({ bag })} />
          <TextField label={words.other} value={draft.other} change={other => change({ other })} />
          <TextField
            label={words.own}
            value={draft.scores[0]}
            change={own => change({ scores: [own, draft.scores[1]] })}
          />
          <TextField
            label={words.theirs}
            value={draft.scores[1]}
            change={theirs => change({ scores: [draft.scores[0], theirs] })}
          />
          <ChoiceField
            label={words.sideRuns}
            value={draft.sideRuns}
            choices={words.sideRunChoices}
            change={sideRuns => change({ sideRuns })}
          />
          <ChoiceField
            label={words.letters}
            value={draft.size}
            choices={words.letterChoices}
            change={size => change({ size })}
          />
          <p class="message refused" role="alert">
            {refusal}
          </p>
          <div class="buttons">
            <button type="submit" class="pill primary">
              {words.analyse}
            </button>
            <button type="button" class="pill" onClick={() => change({ board: EMPTY_DRAFT.board })}>
              {words.clear}
            </button>
          </div>
        </form>
        <LineField read={read} />
      </aside>
    </>
  )
}

function cellOf({ board, cursor, direction }: PositionDraft, cell: Cell): BoardCell {
  const letter = letterAt(board, cell)
  const isCursor = sameCell(cell, cursor)
  const looks = [
    letter === null ? 'sc-empty' : 'sc-tile',
    ...(isCursor ? ['sc-cursor', `sc-${direction}`] : []),
  ]
  return {
    cell,
    name: `${words.cell(letter, cell)}${isCursor ? words.cursor(direction) : ''}`,
    className: looks.join(' '),
    content: letter === null ? undefined : <span class="sc-letter">{letter}</span>,
  }
}

interface FieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  change(value: Value): void
}

function TextField({ label, value, change }: FieldProps<string>) {
  const id = useId()
  return (
    <p class="sc-position-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field"
        value={value}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onInput={event => change(event.currentTarget.value)}
      />
    </p>
  )
}

interface ChoiceFieldProps<Value extends string> extends FieldProps<Value> {
  readonly choices: Readonly<Record<Value, string>>
}

function ChoiceField<Value extends string>({ label, value, choices, change }: ChoiceFieldProps<Value>) {
  const id = useId()
  return (
    <p class="sc-position-field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        value={value}
        onChange={event => change(event.currentTarget.value as Value)}
      >
        {(Object.entries(choices) as [Value, string][]).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}

interface LettersFieldProps {
  readonly draft: PositionDraft
  setDraft(draft: PositionDraft): void
}

/** The way to put letters on the board on a screen without a keyboard. */
function LettersField({ draft, setDraft }: LettersFieldProps) {
  const [letters, setLetters] = useState('')
  const id = useId()
  return (
    <form
      class="sc-position-letters"
      onSubmit={event => {
        event.preventDefault()
        setDraft(layInDraft(draft, letters))
        setLetters('')
      }}
    >
      <p class="sc-position-line">
        <label for={id}>{words.lettersFrom(draft.cursor, draft.direction)}</label>
        <input
          id={id}
          class="field"
          value={letters}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={event => setLetters(event.currentTarget.value)}
        />
      </p>
      <div class="buttons">
        <button type="submit" class="pill">
          {words.lay}
        </button>
        <button type="button" class="pill" onClick={() => setDraft(pressInDraft(draft, ' ')!)}>
          {words.turn[draft.direction]}
        </button>
      </div>
    </form>
  )
}

function LineField({ read }: { read(text: string): void }) {
  const [line, setLine] = useState('')
  const id = useId()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        read(line)
      }}
    >
      <p class="sc-position-line">
        <label for={id}>{words.line}</label>
        <textarea
          id={id}
          class="field"
          rows={3}
          spellcheck={false}
          value={line}
          onInput={event => setLine(event.currentTarget.value)}
        />
      </p>
      <button type="submit" class="pill">
        {words.read}
      </button>
    </form>
  )
}
