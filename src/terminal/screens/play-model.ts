import type { Cell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { Snapshot } from '#session/session.ts'
import { rejectionWords } from '#session/words.ts'
import { wordAsked } from '../defined.ts'
import type { Step } from '../kit/cursor.ts'
import type { Pointed } from '../kit/face.ts'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { typedBy } from '../kit/keys.ts'
import { type Offer, offerTyped } from '../offers.ts'
import { isStanding, type Sitting } from '../sitting.ts'
import type { Wishes } from '../wishes.ts'
import { words } from '../words.ts'
import { createDrafts } from './drafts.ts'
import { hintMessage } from './hint-message.ts'
import { keysAt } from './keys-at.ts'
import {
  curtainKeys,
  isOffer,
  isStep,
  type OfferCommand,
  type PlayCommand,
  typedCommand,
  typingKeys,
} from './play-keys.ts'
import { offerCalled, performOffer } from './play-offers.ts'

export interface Message {
  readonly text: string
  readonly kind: 'refused' | 'said'
  readonly pointed?: Pointed
}

/** What the play screen shows besides the game itself. */
export interface PlayModel {
  readonly entry: string
  readonly message: Message | undefined
  /** How many lines of the log are scrolled back. */
  readonly scrolled: number
  readonly curtain: boolean
  readonly wishes: Wishes
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

/** What the screen does that is not the model's: other screens. */
export interface PlayActions {
  readonly redraw: () => void
  readonly help: () => void
  readonly menu: () => void
  readonly review: () => void
  readonly again: () => void
  readonly copy: (label: string, text: string) => void
  /** Tells what a word means, after asking for it where none is named. */
  readonly define: (word?: string) => void
}

/** Refusals that have nothing to do with the move itself. */
const AGAIN: readonly string[] = ['still-sending', 'not-kept', 'house-closing']
const LONGEST_ENTRY = 400
const SCROLL = 3
/** Commands whose keys may make a move at the cursor. */
const MARKING: readonly PlayCommand[] = ['cell', 'erase']

export function createPlayModel(sitting: Sitting, wishes: Wishes, actions: PlayActions): PlayModel {
  const { loaded, session, shared } = sitting
  const { game, face, words: gameWords } = loaded
  let cursor: Cell | undefined
  /** What Enter does while a question stands. */
  let asking: (() => void) | undefined
  let seen = session.snapshot()
  const drafts = createDrafts(sitting, {
    redraw: actions.redraw,
    refuse,
    attempt,
    moveTo(cell) {
      cursor = cell
    },
  })

  const model = {
    entry: '',
    message: undefined as Message | undefined,
    scrolled: 0,
    curtain: isSecret(seen),
    wishes,
    isAsking: () => asking !== undefined,
    isCovered: () => model.curtain || isStanding(session.snapshot()),
    cursor: cursorNow,
    draft: drafts.now,
    keys: keysNow,
    press,
    say,
    follow,
  }

  function isSecret(snapshot: Snapshot): boolean {
    return shared && snapshot.acting !== undefined && (face.secret?.(snapshot.view) ?? false)
  }

  function follow(): void {
    const now = session.snapshot()
    // What the one before chose must not show in where the cursor stands.
    if (now.viewer !== seen.viewer && face.secret?.(now.view)) cursor = undefined
    if (now.viewer !== seen.viewer || face.secret?.(seen.view) !== face.secret?.(now.view)) {
      model.curtain = isSecret(now)
    }
    if (now.log.length !== seen.log.length) model.scrolled = 0
    if (now.ending && !seen.ending) {
      asking = undefined
      model.entry = ''
      model.message = undefined
    }
    seen = now
    actions.redraw()
  }

  function cursorNow(): Cell | undefined {
    const { view, viewer, ending } = session.snapshot()
    if (ending || viewer === 'spectator') return undefined
    return face.cursor(view, cursor)
  }

  function keysNow(): KeyMap<PlayCommand> {
    if (model.curtain) return curtainKeys
    return face.drafting && model.entry !== '' ? typingKeys : keysAt(sitting, drafts.now())
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
    say({ text: rejectionWords(rejection, gameWords), kind: 'refused', ...(pointed && { pointed }) })
  }

  async function hint(): Promise<void> {
    say({ text: words.play.hinting, kind: 'said' })
    const message = await hintMessage(sitting)
    // A hint for a position that has passed is no help any more.
    if (message) say(message)
  }

  function press(key: string): void {
    if (asking) answer(key)
    else obey(key)
    actions.redraw()
  }

  function obey(key: string): void {
    model.message = undefined
    if (isDrafted(key)) return
    const command = commandFor(model.keys(), key)
    const character = typedBy(key)
    const move = command === undefined || MARKING.includes(command) ? keyMove(key) : undefined
    if (move !== undefined) attempt(session.play(move))
    else if (character !== undefined && types(command, character))
      model.entry = (model.entry + character).slice(0, LONGEST_ENTRY)
    else if (command) perform(command)
  }

  /** Whether a key went into what is being put together, unless one is typing. */
  function isDrafted(key: string): boolean {
    const at = face.drafting && model.entry === '' && !model.isCovered() ? cursorNow() : undefined
    return at !== undefined && !session.snapshot().trouble && drafts.press(key, at)
  }

  /** The move that a key makes at the cursor, unless one is typing. */
  function keyMove(key: string): string | undefined {
    const at = model.entry === '' && !model.isCovered() ? cursorNow() : undefined
    if (!at) return undefined
    cursor = at
    return face.keyMove?.(session.snapshot().view, at, key)
  }

  /** A space or a command's sign is typed only into an entry that has begun. */
  function types(command: PlayCommand | undefined, character: string): boolean {
    const { ending, viewer } = session.snapshot()
    if (model.isCovered() || ending || viewer === 'spectator') return false
    // Where letters make drafts, a colon comes before what is typed.
    if (face.drafting && model.entry === '') return command === 'entry'
    if (command === undefined || command === 'cell' || command === 'entry') return true
    return character === ' ' && model.entry !== ''
  }

  function answer(key: string): void {
    const agree = asking
    asking = undefined
    model.message = undefined
    if (key === 'enter' || key === 'y') agree?.()
  }

  function ask(text: string, agree: () => void): void {
    asking = agree
    model.message = { text, kind: 'said' }
  }

  function perform(command: PlayCommand): void {
    const offer = isOffer(command) ? offerCalled(sitting, command) : undefined
    if (offer) offered(offer)
    else if (isOffer(command)) return
    else if (!isStep(command)) deeds[command]()
    else {
      const from = cursorNow()
      if (from) cursor = face.step(session.snapshot().view, from, command)
    }
  }

  function offered(offer: Offer): void {
    performOffer(offer, { sitting, wishes, say, ask, attempt, copy: actions.copy })
  }

  const deeds: Readonly<Record<Exclude<PlayCommand, Step | OfferCommand>, () => void>> = {
    choose: () => (session.snapshot().trouble ? session.retry() : choose()),
    undo: () => attempt(session.undo()),
    redo: () => attempt(session.redo()),
    hint,
    resign() {
      if (session.snapshot().ending || game.seats === 1) return
      ask(words.play.resignAsk, () => attempt(session.resign()))
    },
    where() {
      model.message = { text: sitting.where(), kind: 'said' }
    },
    earlier() {
      model.scrolled += SCROLL
    },
    later() {
      model.scrolled = Math.max(0, model.scrolled - SCROLL)
    },
    pause: () => attempt(session.pause()),
    resume: () => attempt(session.resume()),
    time() {
      if (session.snapshot().stopwatch)
        model.message = { text: words.play.time(wishes.switchTime()), kind: 'said' }
    },
    cell() {},
    draft() {},
    entry() {},
    lift() {
      model.curtain = false
    },
    erase() {
      model.entry = model.entry.slice(0, -1)
    },
    menu() {
      const parting = sitting.parting()
      if (model.entry === '' && parting === undefined) actions.menu()
      else if (model.entry === '') ask(parting!, actions.menu)
      model.entry = ''
    },
    help: actions.help,
    define: () => actions.define(),
    review() {
      if (session.snapshot().ending) actions.review()
    },
    again() {
      if (session.snapshot().ending) actions.again()
    },
  }

  function choose(): void {
    const typed = model.entry
    model.entry = ''
    if (typed.trim() !== '') {
      const command = typedCommand(typed, text => game.notation.read(text).ok)
      const offer = offerTyped(loaded, session.snapshot().view, typed)
      const word = wordAsked(loaded, typed)
      if (command) perform(command)
      else if (word !== undefined) actions.define(word)
      else if (offer) offered(offer)
      else attempt(session.play(typed.replace(/^:/, '')), typed)
      return
    }
    const at = cursorNow()
    if (!at) return
    cursor = at
    const move = face.move?.(session.snapshot().view, at)
    if (move !== undefined) attempt(session.play(move))
  }

  return model
}
