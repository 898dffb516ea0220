import { nameOfKey } from '#kernel/key-bindings.ts'
import { type HelpSection, helpParts } from '#kernel/text.ts'
import type { KeyHelp } from '../kit/face.ts'
import { LessonsLink } from '../lessons/lessons-link.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { firstStepsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { defineKeyText, helpText, keyText, resignKeyText, timeKeyText } from '../text/en/sheets.ts'
import { firstStepsText } from '../text/en/shell.ts'
import './help.css'

/** The sections of a game's help. */
export function GameHelp({ help }: { readonly help: readonly HelpSection[] }) {
  return (
    <>
      {help.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map(paragraph => (
            <p key={paragraph} class="help-text">
              {helpParts(paragraph).map(({ text, isTyped }) =>
                isTyped ? <code key={text}>{text}</code> : text,
              )}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}

/** Links to the first steps and the lessons of a game. */
export function LessonLinks({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  return (
    <>
      <Link to={firstStepsPath(loadedGame.rules.id)} class="pill">
        {firstStepsText.title}
      </Link>
      <LessonsLink loadedGame={loadedGame} />
    </>
  )
}

interface KeyMapProps {
  /** The game whose own keys are listed too. */
  readonly loadedGame?: LoadedGame
  /** The keys of its board. */
  readonly keys?: readonly KeyHelp[] | undefined
  readonly timed?: boolean
}

/** The keys of every game, then those of one game; a key with its own meaning in this game is listed there only. */
export function KeyMap({ loadedGame, keys = [], timed = false }: KeyMapProps) {
  const own = new Map(loadedGame && ownKeys(loadedGame, keys))
  const shown = [...own].filter(([, does]) => does !== '')
  const everywhere = [
    ...keyText,
    ...(timed ? timeKeyText : []),
    ...(loadedGame?.multiplayer ? [resignKeyText] : []),
    ...((loadedGame?.define ?? loadedGame?.library) ? [defineKeyText] : []),
  ]
  return (
    <>
      <KeyList title={helpText.keys} keys={everywhere.filter(([key]) => !own.has(key))} />
      {loadedGame && shown.length > 0 && (
        <KeyList title={helpText.keysOf(loadedGame.card.title)} keys={shown} />
      )}
    </>
  )
}

function ownKeys(loadedGame: LoadedGame, keys: readonly KeyHelp[]): readonly KeyHelp[] {
  const commands = (loadedGame.commands ?? []).filter(command => command.kind !== 'export')
  // The face overrides the keys of the game.
  return [...commands.map(({ key, label }) => [nameOfKey(key), label] as const), ...keys]
}

function KeyList({ title, keys }: { readonly title: string; readonly keys: readonly KeyHelp[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl class="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd class="soft">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
