import { useEffect, useRef, useState } from 'preact/hooks'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { restoreFocus, restoreFocusSoon } from '#web/kit/focus.ts'
import type { GuessGoTypes } from '../../rules/types.ts'
import { webText } from '../../text/en-web.ts'

/** The coin, in place of the grids: at one screen both look on. */
export function TossBox({ view, finalView, people, play }: BoardFaceProps<GuessGoTypes>) {
  const tosser = view.toAct[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const isReviewed = finalView !== undefined
  // The grid that was filled is gone, and then the coin. A review has no use for a focus on a cell: its arrows step.
  useEffect(() => {
    if (isReviewed) return
    restoreFocusSoon(heading.current)
    return () => void setTimeout(() => restoreFocus(document.querySelector('.gg-side [tabindex="0"]')))
  }, [isReviewed])
  return (
    <section class="panel-box gg-toss" aria-labelledby="gg-toss">
      <Coin side="heads" />
      <h2 id="gg-toss" ref={heading} tabIndex={-1}>
        {webText.calling.tossTitle}
      </h2>
      {view.acting && play ? (
        <>
          <p class="soft">{webText.calling.tossText}</p>
          <div class="buttons">
            {(['heads', 'tails'] as const).map(side => (
              <button key={side} type="button" class="pill primary" onClick={() => play(side)}>
                {webText.calling[side]}
              </button>
            ))}
            {tosser === 0 && (
              <button type="button" class="pill" onClick={() => play('leave')}>
                {webText.calling.leave(people[1])}
              </button>
            )}
          </div>
          <TypedToss play={play} canLeave={tosser === 0} />
        </>
      ) : (
        <p class="soft">{webText.calling.tossOther(people[tosser!])}</p>
      )}
    </section>
  )
}

/** A field for heads, tails or leave; their beginnings are enough. */
function TypedToss({ play, canLeave }: { play(text: string): void; readonly canLeave: boolean }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const wanted = typed.trim().toLowerCase()
        const side = ['heads', 'tails', ...(canLeave ? ['leave'] : [])].find(one => one.startsWith(wanted))
        // Anything else is refused by the rules, with a sentence.
        if (wanted !== '') play(side ?? typed)
        setTyped('')
      }}
    >
      <input
        class="field"
        type="text"
        aria-label={webText.calling.tossTyped(canLeave)}
        placeholder={webText.calling.tossTyped(canLeave)}
        value={typed}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="send"
        onInput={event => setTyped(event.currentTarget.value)}
      />
    </form>
  )
}

/** How the coin has fallen. */
export function Coin({ side }: { readonly side: 'heads' | 'tails' }) {
  return (
    <svg class="gg-coin" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      {side === 'heads' ? (
        <path d="M24 12a7 7 0 1 0 .01 0M11 38c2-8 24-8 26 0" />
      ) : (
        <path d="M24 38V16M24 26c-8 0-11-5-11-10 7 0 11 4 11 10M24 22c0-6 4-10 11-10 0 6-4 10-11 10" />
      )}
    </svg>
  )
}
