import type { ComponentChildren } from 'preact'
import type { GameCard } from '#games/game-entry.ts'
import { FirstStepsOffer } from '../lessons/first-steps-offer.tsx'
import { exercisesPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { setupText, tableText } from '../text/en/shell.ts'
import { FieldError } from './field-error.tsx'
import type { SetupForm } from './use-setup-form.ts'

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
          <div class="buttons">
            <FirstStepsOffer game={card.id} />
            {card.hasExercises && (
              <Link to={exercisesPath(card.id)} class="pill">
                {tableText.exercises}
              </Link>
            )}
          </div>
        </div>
        <form
          class={rest.class}
          noValidate
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
  /** Why the game cannot be started; at the field where it is about one. */
  readonly error: SetupForm['error']
}

export function PlayButton({ label, busy, error }: PlayButtonProps) {
  return (
    <>
      {error && error.option === undefined && <FieldError sentence={error.sentence} />}
      <button type="submit" class="pill primary setup-play" aria-disabled={busy ? 'true' : undefined}>
        {label}
      </button>
    </>
  )
}

/** The page of a game that starts without its form. */
export function StartingPage({ card, children }: Pick<SetupFrameProps, 'card' | 'children'>) {
  return (
    <>
      <Header />
      <Page class="stack">
        <Heading title={card.title} />
        {children}
      </Page>
    </>
  )
}
