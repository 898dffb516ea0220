import { useId, useState } from 'preact/hooks'
import type { ComposerProps } from '#web/kit/composer.ts'
import { Sheet } from '#web/kit/sheet.tsx'
import { writePuzzLink } from '../../formats/puzz-link.ts'
import { writeSinglesId } from '../../formats/singles.ts'
import { hasBlanks, type Puzzle, writePuzzle } from '../../rules/puzzle.ts'
import type { SolitudoTypes } from '../../rules/types.ts'
import { composeSheetText } from '../../text/en-compose.ts'

const text = composeSheetText.publish

interface PublishSheetProps
  extends Pick<ComposerProps<SolitudoTypes>, 'copyText' | 'linkTo' | 'announce' | 'publish'> {
  /** The name of the puzzle in the collection. */
  readonly name: string
  readonly puzzle: Puzzle
  readonly isUnique: boolean
  play(): void
  /** Undefined while there is nothing to print. */
  readonly print: (() => void) | undefined
  close(): void
}

/** The puzzle for others: as a link, for other programs, and on paper. */
export function PublishSheet({ puzzle, isUnique, copyText, linkTo, announce, ...props }: PublishSheetProps) {
  const [said, setSaid] = useState('')

  async function copy(label: string, value: string): Promise<void> {
    const sentence = (await copyText(value)) ? text.copied(label) : text.copyFailed
    setSaid(sentence)
    announce(sentence)
  }

  const written = writePuzzle(puzzle)
  const rows = [
    { label: text.link, value: linkTo({ puzzle: written }) },
    { label: text.puzzLink, value: writePuzzLink(puzzle), why: text.noPuzzLink },
    { label: text.singles, value: writeSinglesId(puzzle), why: whyNoSinglesId(puzzle) },
    { label: text.text, value: written },
  ]
  return (
    <Sheet title={text.title} closeLabel={composeSheetText.close} close={props.close}>
      <p class={isUnique ? 'message' : 'message refused'}>{isUnique ? text.unique : text.notUnique}</p>
      {rows.map(({ label, value, why }) => (
        <PublishedForm key={label} label={label} value={value} why={why} copy={copy} />
      ))}
      {props.publish && isUnique && (
        <PublishOnServer
          name={props.name}
          publish={title => props.publish!({ puzzle: written }, title)}
          announce={announce}
        />
      )}
      {said && <p class="message note">{said}</p>}
      <div class="buttons">
        <button type="button" class="pill primary" onClick={props.play}>
          {text.play}
        </button>
        <button
          type="button"
          class="pill"
          aria-disabled={props.print ? undefined : 'true'}
          onClick={props.print}
        >
          {text.print}
        </button>
      </div>
    </Sheet>
  )
}

interface PublishOnServerProps extends Pick<PublishSheetProps, 'name' | 'announce'> {
  publish(title: string): Promise<string | undefined>
}

/** Publishes the puzzle for everyone on this server, under a title. */
function PublishOnServer({ name, publish, announce }: PublishOnServerProps) {
  const id = useId()
  const [title, setTitle] = useState(name)
  const [result, setResult] = useState<{ readonly text: string; readonly isDone: boolean }>()
  const [isBusy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    setBusy(true)
    const refusal = await publish(title)
    setBusy(false)
    const next = { text: refusal ?? text.server.done, isDone: refusal === undefined }
    setResult(next)
    announce(next.text)
  }

  if (result?.isDone) return <p class="message note">{result.text}</p>
  return (
    <form
      class="co-published"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <label for={id}>{text.server.title}</label>
      <span class="co-copy">
        <input
          id={id}
          class="field"
          value={title}
          maxLength={LONGEST_TITLE}
          onInput={event => setTitle(event.currentTarget.value)}
        />
        <button type="submit" class="pill" aria-disabled={isBusy ? 'true' : undefined}>
          {text.server.publish}
        </button>
      </span>
      {result && <p class="message refused">{result.text}</p>}
    </form>
  )
}

/** As the server has it. */
const LONGEST_TITLE = 36

interface PublishedFormProps {
  readonly label: string
  /** Undefined where the puzzle cannot be written in this form. */
  readonly value: string | undefined
  readonly why?: string | undefined
  copy(label: string, value: string): void
}

function PublishedForm({ label, value, why, copy }: PublishedFormProps) {
  const id = useId()
  if (value === undefined)
    return (
      <div class="co-published">
        <span>{label}</span>
        <span class="soft">{why}</span>
      </div>
    )
  return (
    <div class="co-published">
      <label for={id}>{label}</label>
      <span class="co-copy">
        <input id={id} class="field" readOnly value={value} onFocus={event => event.currentTarget.select()} />
        <button type="button" class="pill" aria-label={text.copyOf(label)} onClick={() => copy(label, value)}>
          {text.copy}
        </button>
      </span>
    </div>
  )
}

function whyNoSinglesId(puzzle: Puzzle): string {
  if (puzzle.shape === 'hexagon') return text.noSingles.hexagon
  return hasBlanks(puzzle) ? text.noSingles.blank : text.noSingles.great
}
