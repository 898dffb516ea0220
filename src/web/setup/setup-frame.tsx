import type { ComponentChildren } from 'preact'
import type { GameText } from '#kernel/text.ts'
import { FirstStepsOffer } from '../lessons/first-steps-offer.tsx'
import { Header } from '../shell/header.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { setupText } from '../text/en/shell.ts'

interface SetupFrameProps {
  readonly game: string
  readonly words: GameText
  readonly class: string
  readonly children: ComponentChildren
  start(): void
}

/** The page around a game's form. */
export function SetupFrame({ game, words, start, children, ...rest }: SetupFrameProps) {
  return (
    <>
      <Header />
      <Page class="setup">
        <div class="setup-head">
          <div>
            <Heading title={words.title} tab={setupText.title(words.title)} />
            <p class="lead">{words.tagline}</p>
          </div>
          <FirstStepsOffer game={game} />
        </div>
        <form
          class={rest.class}
          onSubmit={event => {
            event.preventDefault()
            start()
          }}
        >
          {children}
        </form>
      </Page>
    </>
  )
}

interface PlayButtonProps {
  readonly label: string
  readonly busy: boolean
  /** Why the game was not started. */
  readonly refusal: string
}

export function PlayButton({ label, busy, refusal }: PlayButtonProps) {
  return (
    <>
      {refusal && (
        <p class="message refused" role="alert" ref={scrollToRefusal}>
          {refusal}
        </p>
      )}
      <button type="submit" class="pill primary setup-play" aria-disabled={busy ? 'true' : undefined}>
        {label}
      </button>
    </>
  )
}

/** The message may be outside the visible part of the page. */
function scrollToRefusal(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' })
}
