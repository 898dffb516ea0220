import type { Result } from '#kernel/result.ts'
import type { KeyMap } from '../kit/keymap.ts'
import type { LoadedGame } from '../loaded.ts'
import { keyOf, type Offer, offersOf } from '../offers.ts'
import type { Sitting } from '../sitting.ts'
import type { Wishes } from '../wishes.ts'
import { words } from '../words.ts'
import type { Message } from './message.ts'
import type { OfferCommand } from './play-keys.ts'

export interface OfferContext {
  readonly sitting: Sitting
  readonly wishes: Wishes
  say(message: Message): void
  ask(question: string, agree: () => void): void
  attempt(work: Promise<Result<undefined>>): void
  /** Shows a text that is to be copied. */
  copy(label: string, text: string): void
}

/** The keys by which a game's offers are called for; a deed that cannot be done now is not hinted at. */
export function offerKeys({ loaded, session }: Sitting): KeyMap<OfferCommand> {
  const { view } = session.snapshot()
  return offersOf(loaded.words).flatMap(offer => {
    const key = keyOf(offer)
    if (key === undefined) return []
    const idle = offer.kind === 'deed' && offer.deed.move(view) === undefined
    return { command: commandOf(offer), keys: [key], label: deedOf(offer), ...(idle && { quiet: true }) }
  })
}

/** Those that change how the board is looked at, which can be done at any time. */
export function aidKeys({ loaded }: Sitting): KeyMap<OfferCommand> {
  return (loaded.words.aids ?? []).map(({ word, key, label }) => ({
    command: `offer ${word}` as const,
    keys: [key],
    label: deedOf({ label }),
    quiet: true,
  }))
}

/** The keys that make a move on a cell, as the game describes them. */
export function cellKeys({ words: gameWords }: LoadedGame): KeyMap<'cell'> {
  return (gameWords.cellKeys ?? []).map(([key, label]) => ({ command: 'cell', keys: [key], label }))
}

/** What a key does is told in small letters, as of all keys. */
function deedOf({ label }: Pick<Offer, 'label'>): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function commandOf({ word }: Offer): OfferCommand {
  return `offer ${word}`
}

export function offerCalled({ loaded }: Sitting, command: OfferCommand): Offer | undefined {
  return offersOf(loaded.words).find(offer => commandOf(offer) === command)
}

export function performOffer(offer: Offer, context: OfferContext): void {
  switch (offer.kind) {
    case 'deed':
      doDeed(offer, context)
      break
    case 'question': {
      const { text, cells } = offer.question.answer(context.sitting.session.snapshot().view)
      context.say({ text, kind: 'said', ...(cells && { pointed: { cells, as: 'refused' } }) })
      break
    }
    case 'aid': {
      const isOn = context.wishes.switchAid(offer.aid.id)
      context.say({ text: words.play.aid(offer.label, isOn), kind: 'said' })
      break
    }
    case 'form': {
      const text = offer.form.write(context.sitting.session.snapshot().setup)
      if (text === undefined) context.say({ text: words.play.noForm(offer.label), kind: 'refused' })
      else context.copy(offer.label, text)
      break
    }
  }
}

function doDeed({ deed, label }: Offer & { kind: 'deed' }, context: OfferContext): void {
  const { session } = context.sitting
  const { acting, view } = session.snapshot()
  const move = acting === undefined ? undefined : deed.move(view)
  const question = deed.confirm?.(view)
  if (move === undefined) context.say({ text: words.play.notNow(label), kind: 'refused' })
  else if (question === undefined) context.attempt(session.play(move))
  else context.ask(words.play.confirm(question), () => context.attempt(session.play(move)))
}
