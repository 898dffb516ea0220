import type { Result } from '#kernel/result.ts'
import type { Offer } from '../offers.ts'
import type { Sitting } from '../sitting.ts'
import type { Wishes } from '../wishes.ts'
import { words } from '../words.ts'

export interface LineOfferContext {
  readonly sitting: Sitting
  wishes(): Wishes
  print(text: string): void
  /** Asks a question that only a yes agrees to. */
  agrees(question: string): Promise<boolean>
  attempt(work: Promise<Result<undefined>>): Promise<void>
}

/** Does or tells by lines what a game offers besides its moves. */
export async function performByLine(offer: Offer, context: LineOfferContext): Promise<void> {
  const { sitting, print } = context
  const { session } = sitting
  const { view, setup, acting } = session.snapshot()
  switch (offer.kind) {
    case 'deed': {
      const move = acting === undefined ? undefined : offer.deed.move(view)
      if (move === undefined) return print(words.play.notNow(offer.label))
      const question = offer.deed.confirm?.(view)
      if (question === undefined || (await context.agrees(question)))
        await context.attempt(session.play(move))
      return
    }
    case 'question':
      return print(offer.question.answer(view).text)
    case 'aid':
      return print(words.lines.aid(offer.label, context.wishes().switchAid(offer.aid.id)))
    case 'form':
      return print(offer.form.write(setup) ?? words.play.noForm(offer.label))
  }
}
