import type { HelpSection } from '#kernel/text.ts'
import type { KeyHelp } from '../kit/face.ts'
import { LessonsLink } from '../lessons/lessons-link.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { firstStepsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { firstStepsWords } from '../words.ts'
import { helpWords, keyWords, pauseKeyWords } from './words.ts'
import './help.css'

/** A game's help, as its words bring it. */
export function GameHelp({ help }: { readonly help: readonly HelpSection[] }) {
  return (
    <>
      {help.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map(paragraph => (
            <p key={paragraph} class="help-text">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}

/** The ways to be taught the game instead of reading about it. */
export function LessonLinks({ loadedGame }: { readonly loadedGame: LoadedGame }) {
  return (
    <>
      <Link to={firstStepsPath(loadedGame.rules.id)} class="pill">
        {firstStepsWords.title}
      </Link>
      <LessonsLink loadedGame={loadedGame} />
    </>
  )
}

interface KeyMapProps {
  /** The game whose own keys are told too. */
  readonly loadedGame?: LoadedGame
  /** Those of its board. */
  readonly keys?: readonly KeyHelp[] | undefined
  readonly timed?: boolean
}

/** The keys that do the same in every game, then those of one game; where it has its own use for one, that stands there. */
export function KeyMap({ loadedGame, keys = [], timed = false }: KeyMapProps) {
  const own = new Map(loadedGame && ownKeys(loadedGame, keys))
  const told = [...own].filter(([, does]) => does !== '')
  const everywhere = [...keyWords, ...(timed ? [pauseKeyWords] : [])]
  return (
    <>
      <KeyList title={helpWords.keys} keys={everywhere.filter(([key]) => !own.has(key))} />
      {loadedGame && told.length > 0 && (
        <KeyList title={helpWords.keysOf(loadedGame.text.title)} keys={told} />
      )}
    </>
  )
}

function ownKeys({ text }: LoadedGame, keys: readonly KeyHelp[]): readonly KeyHelp[] {
  const { cellKeys = [], commands = [], queries = [], toggles = [] } = text
  // What stands on Ctrl is the terminal's: in a browser that is the browser's own.
  const offered = [...commands, ...queries, ...toggles].filter(({ key }) => !key.startsWith('ctrl'))
  // The board's face has the last word.
  return [...cellKeys, ...offered.map(({ key, label }) => [key, label] as const), ...keys]
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
