import type { Message } from '#web/kit/face.ts'
import type { Event, View } from '../rules/types.ts'
import { text } from '../text/en.ts'
import { webText } from '../text/en-web.ts'

interface GuessMessageProps {
  readonly view: View
  readonly events?: readonly Event[] | undefined
  readonly message?: Message | undefined
  /** A remark of the board itself, not about a move. */
  readonly note?: string
}

/** The latest guess with its result, unless there is a more urgent message. */
export function GuessMessage({ view, events = [], message, note }: GuessMessageProps) {
  const shown = events.filter(({ kind }) => kind !== 'shuffled' && kind !== 'began')
  const { latest } = view
  if (note || message)
    return (
      <p class={`message wo-said ${message && !note ? message.kind : 'note'}`}>{note || message?.text}</p>
    )
  if (shown.length === 0)
    return (
      <p class={`message wo-said ${latest ? tone(latest.result) : 'note'}`}>
        {latest ? webText.latest(latest) : webText.begin}
      </p>
    )
  return (
    <p class={`message wo-said ${tone(shown[0]!.kind)}`}>
      {shown.map(event => text.event(event, [])).join(' ')}
    </p>
  )
}

/** A guess that uncovered nothing has the border of a refusal. */
function tone(what: View['over'] | Event['kind'] | NonNullable<View['latest']>['result']): string {
  return what === 'found' || what === 'bonus' || what === 'hinted' || what === 'won' ? 'note' : 'refused'
}
