import { useId, useState } from 'preact/hooks'
import type { ComposerStorage } from '#web/kit/composer.ts'
import { Sheet } from '#web/kit/sheet.tsx'
import { composeSheetText } from '../../text/en-compose.ts'
import { type ComposedPuzzle, deletePuzzle, readCollection, savePuzzle } from './collection.ts'

const text = composeSheetText.collection
const LONGEST_NAME = 60

interface CollectionSheetProps {
  readonly storage: ComposerStorage
  /** The name of the puzzle on the board. */
  readonly name: string
  /** Whether it is in the collection, so that saving replaces it there. */
  readonly isSaved: boolean
  save(name: string): void
  open(puzzle: ComposedPuzzle): void
  announce(sentence: string): void
  close(): void
}

/** The puzzles that were saved on this device. */
export function CollectionSheet(props: CollectionSheetProps) {
  const { storage, open, announce, close } = props
  const [name, setName] = useState(props.name)
  const fieldId = useId()
  const [puzzles, setPuzzles] = useState(() => readCollection(storage))
  const [deleted, setDeleted] = useState<ComposedPuzzle>()

  function remove(puzzle: ComposedPuzzle): void {
    deletePuzzle(storage, puzzle.id)
    setDeleted(puzzle)
    setPuzzles(readCollection(storage))
    announce(text.deleted(puzzle.name))
  }

  function bringBack(puzzle: ComposedPuzzle): void {
    savePuzzle(storage, puzzle)
    setDeleted(undefined)
    setPuzzles(readCollection(storage))
  }

  return (
    <Sheet title={text.title} closeLabel={composeSheetText.close} close={close}>
      <form
        class="co-form"
        onSubmit={event => {
          event.preventDefault()
          props.save(name.trim() || props.name)
          setPuzzles(readCollection(storage))
        }}
      >
        <div class="co-published">
          <label for={fieldId}>{text.name}</label>
          <span class="co-copy">
            <input
              id={fieldId}
              class="field"
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={event => setName(event.currentTarget.value)}
            />
            <button type="submit" class="pill primary">
              {text.save}
            </button>
          </span>
        </div>
        {props.isSaved && <p class="soft">{text.replaces}</p>}
      </form>
      {puzzles.length === 0 && <p class="soft">{text.none}</p>}
      {deleted && (
        <p class="message note">
          {text.deleted(deleted.name)}{' '}
          <button type="button" class="pill" onClick={() => bringBack(deleted)}>
            {text.bringBack}
          </button>
        </p>
      )}
      <ul class="co-collection">
        {puzzles.map(puzzle => (
          <li key={puzzle.id}>
            <span>
              <strong>{puzzle.name}</strong>
              <span class="soft">{puzzle.verdict}</span>
            </span>
            <button
              type="button"
              class="pill"
              aria-label={text.openOf(puzzle.name)}
              onClick={() => {
                open(puzzle)
                close()
              }}
            >
              {text.open}
            </button>
            <button
              type="button"
              class="pill"
              aria-label={text.deleteOf(puzzle.name)}
              onClick={() => remove(puzzle)}
            >
              {text.delete}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
