import type { Message } from '#web/kit/face.ts'
import { latestWords } from '../guess-words.ts'
import type { Event, View } from '../rules/types.ts'
import { words } from '../words.ts'
import { faceWords } from './words.ts'

interface GuessMessageProps {
  readonly view: View
  readonly events?: readonly Event[] | undefined
  readonly message?: Message | undefined
  /** What is said here and is no move. */
  readonly note?: string
}

/** The latest guess with its result, unless there is something more urgent to say. */
export function GuessMessage({ view, events = [], message, note }: GuessMessageProps) {
  const told = events.filter(({ kind }) => kind !== 'shuffled' && kind !== 'began')
  const { latest } = view
  if (note || message)
    return (
      <p class={`message wo-said ${message && !note ? message.kind : 'note'}`}>{note || message?.text}</p>
    )
  if (told.length === 0)
    return (
      <p class={`message wo-said ${latest ? tone(latest.result) : 'note'}`}>
        {latest ? latestWords(latest) : faceWords.begin}
      </p>
    )
  return (
    <p class={`message wo-said ${tone(told[0]!.kind)}`}>
      {told.map(event => words.event(event, [])).join(' ')}
    </p>
  )
}

/** What uncovered nothing has the border of a refusal. */
function tone(what: View['over'] | Event['kind'] | NonNullable<View['latest']>['result']): string {
  return what === 'found' || what === 'bonus' || what === 'hinted' || what === 'won' ? 'note' : 'refused'
}
