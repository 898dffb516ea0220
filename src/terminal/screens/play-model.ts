import type { Cell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import { rejectionWords } from '#session/words.ts'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { typedBy } from '../kit/keys.ts'
import { isStanding, type Sitting } from '../sitting.ts'
import type { Wishes } from '../wishes.ts'
import { createCurtain } from './curtain.ts'
import { createDrafts } from './drafts.ts'
import { keysAt } from './keys-at.ts'
import type { Message } from './message.ts'
import { createPlace } from './place.ts'
import { deedsFor, type PlayActions } from './play-deeds.ts'
import { askedKeys, curtainKeys, isOffer, isStep, type PlayCommand, typingKeys } from './play-keys.ts'
import { offerCalled, performOffer } from './play-offers.ts'
import { createQuestion } from './question.ts'
import { readEntry } from './reading.ts'

/** What the play screen shows besides the game itself. */
export interface PlayModel {
  readonly entry: string
  readonly message: Message | undefined
  /** How many lines of the log are scrolled back. */
  readonly scrolled: number
  readonly wishes: Wishes
  /** Whether others must look away first. */
  isCurtained(): boolean
  /** Whether the board is not to be seen: others must look away, or the game is paused. */
  isCovered(): boolean
  /** Whether a question stands that is to be answered first. */
  isAsking(): boolean
  cursor(): Cell | undefined
  /** What is being put together; undefined where a game has nothing of the kind, or nobody here plays. */
  draft(): unknown
  keys(): KeyMap<PlayCommand>
  press(key: string): void
  say(message: Message | undefined): void
  /** Takes notice of a change at the table. */
  follow(): void
}

/** Refusals that have nothing to do with the move itself. */
const AGAIN: readonly string[] = ['still-sending', 'not-kept', 'house-closing']
const LONGEST_ENTRY = 400
const ENTRY_SIGN = ':'
/** Commands whose keys may make a move at the cursor. */
const MARKING: readonly PlayCommand[] = ['cell', 'erase']

export function createPlayModel(sitting: Sitting, wishes: Wishes, actions: PlayActions): PlayModel {
  const { loaded, session } = sitting
  const { face } = loaded
  let seen = session.snapshot()
  const place = createPlace(sitting)
  const curtain = createCurtain(sitting)
  const question = createQuestion(say)
  const drafts = createDrafts(sitting, { redraw: actions.redraw, refuse, attempt, moveTo: place.moveTo })
  const context = { sitting, wishes, say, ask: question.ask, attempt, copy: actions.copy }
  const deeds = deedsFor({
    ...context,
    actions,
    choose,
    erase,
    scroll(by) {
      model.scrolled = Math.max(0, model.scrolled + by)
    },
    liftCurtain: curtain.lift,
  })

  const model = {
    entry: '',
    message: undefined as Message | undefined,
    scrolled: 0,
    wishes,
    isCurtained: curtain.isDown,
    isCovered: () => curtain.isDown() || isStanding(session.snapshot()),
    isAsking: question.isOpen,
    cursor: place.now,
    draft: drafts.now,
    keys,
    press,
    say,
    follow,
  }

  function follow(): void {
    const now = session.snapshot()
    place.follow(seen, now)
    curtain.follow(seen, now)
    if (now.log.length !== seen.log.length) model.scrolled = 0
    if (now.ending && !seen.ending) {
      question.drop()
      model.entry = ''
      model.message = undefined
    }
    seen = now
    actions.redraw()
  }

  function keys(): KeyMap<PlayCommand> {
    if (curtain.isDown()) return curtainKeys
    if (question.isOpen()) return askedKeys
    const { entry } = model
    if (face.drafting && entry !== '') return typingKeys
    return keysAt(sitting, { cursor: place.now(), entry, draft: drafts.now() })
  }

  function say(message: Message | undefined): void {
    model.message = message
    actions.redraw()
  }

  async function attempt(work: Promise<Result<undefined>>, typed = ''): Promise<Result<undefined>> {
    const result = await work
    if (result.ok) return result
    // What only came at a bad moment is not lost; Enter sends it again.
    if (AGAIN.includes(result.rejection.code) && model.entry === '') model.entry = typed
    refuse(result.rejection)
    return result
  }

  function refuse(rejection: Rejection): void {
    const pointed = rejection.cells && { cells: rejection.cells, as: 'refused' as const }
    say({ text: rejectionWords(rejection, loaded.words), kind: 'refused', ...(pointed && { pointed }) })
  }

  function press(key: string): void {
    if (question.isOpen()) question.answer(key)
    else obey(key)
    actions.redraw()
  }

  function obey(key: string): void {
    // What came of the last line is read while one types the next.
    if (!face.typing || key === 'enter') model.message = undefined
    if (isDrafted(key)) return
    const command = commandFor(model.keys(), key)
    // Whichever key began it, the line begins with the colon that the help speaks of.
    const character = command === 'entry' && model.entry === '' ? ENTRY_SIGN : typedBy(key)
    const move = command === undefined || MARKING.includes(command) ? keyMove(key) : undefined
    if (move !== undefined) attempt(session.play(move))
    else if (character !== undefined && types(command, character))
      model.entry = (model.entry + character).slice(0, LONGEST_ENTRY)
    else if (command) perform(command)
  }

  /** Whether keys mean something at the cursor: the board is seen, and nothing is being typed. */
  function isAtBoard(): boolean {
    return model.entry === '' && !model.isCovered()
  }

  /** Whether a key went into what is being put together. */
  function isDrafted(key: string): boolean {
    const at = face.drafting && isAtBoard() ? place.now() : undefined
    return at !== undefined && !session.snapshot().trouble && drafts.press(key, at)
  }

  function keyMove(key: string): string | undefined {
    return isAtBoard() ? place.keyMove(key) : undefined
  }

  /** A space or a command's sign is typed only into an entry that has begun. */
  function types(command: PlayCommand | undefined, character: string): boolean {
    const { ending, viewer } = session.snapshot()
    if (model.isCovered() || ending || viewer === 'spectator') return false
    if (face.typing && command !== undefined && model.entry !== '') return true
    // Where letters make drafts, a colon comes before what is typed.
    if (face.drafting && model.entry === '') return command === 'entry'
    if (command === undefined || command === 'cell' || command === 'entry') return true
    return character === ' ' && model.entry !== ''
  }

  function erase(all = false): boolean {
    const had = model.entry !== ''
    model.entry = all ? '' : model.entry.slice(0, -1)
    return had
  }

  function perform(command: PlayCommand): void {
    if (isStep(command)) place.step(command)
    else if (!isOffer(command)) deeds[command]()
    else {
      const offer = offerCalled(sitting, command)
      if (offer) performOffer(offer, context)
    }
  }

  /** Does what was typed, or plays at the cursor where nothing was. */
  function choose(): void {
    const typed = model.entry
    model.entry = ''
    if (typed.trim() !== '') take(typed)
    else if (face.typing && !session.snapshot().ending) attempt(session.play(''))
    else {
      const move = place.move()
      if (move !== undefined) attempt(session.play(move))
    }
  }

  function take(typed: string): void {
    const reading = readEntry(loaded, session.snapshot().view, typed)
    switch (reading.kind) {
      case 'command':
        perform(reading.command)
        break
      case 'define':
        actions.define(reading.word)
        break
      case 'offer':
        performOffer(reading.offer, context)
        break
      case 'move':
        attempt(session.play(reading.move), typed)
    }
  }

  return model
}
