import type { ComponentChildren } from 'preact'
import type { GameCard } from '#games/game-entry.ts'
import { FirstStepsOffer } from '../lessons/first-steps-offer.tsx'
import { Header } from '../shell/header.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { setupText } from '../text/en/shell.ts'

interface SetupFrameProps {
  readonly card: GameCard
  readonly class: string
  readonly children: ComponentChildren
  start(): void
}

/** The page around a game's form. */
export function SetupFrame({ card, start, children, ...rest }: SetupFrameProps) {
  return (
    <>
      <Header />
      <Page class="setup">
        <div class="setup-head">
          <div>
            <Heading title={card.title} tab={setupText.title(card.title)} />
            <p class="lead">{card.tagline}</p>
          </div>
          <FirstStepsOffer game={card.id} />
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
