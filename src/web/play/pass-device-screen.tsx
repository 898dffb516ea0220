import { useEffect, useRef } from 'preact/hooks'
import { passDeviceWords } from './pass-device-words.ts'
import './board-cover.css'

interface PassDeviceScreenProps {
  readonly name: string
  reveal(): void
}

/** What covers the board until whoever is to move is alone with it. */
export function PassDeviceScreen({ name, reveal }: PassDeviceScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the button: the key that ended the turn before, held a moment too long, would press it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="panel-box curtain">
      <h2 ref={heading} tabIndex={-1}>
        {passDeviceWords.turn(name)}
      </h2>
      <p class="soft">{passDeviceWords.alone}</p>
      <button
        type="button"
        class="pill primary"
        onClick={event => {
          // What comes in its place is reached by the next press of Tab, not from the top of the page.
          event.currentTarget.closest<HTMLElement>('.table-board')?.focus()
          reveal()
        }}
      >
        {passDeviceWords.lift}
      </button>
    </section>
  )
}
