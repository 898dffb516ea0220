import { useEffect, useState } from 'preact/hooks'
import { tidied } from '#kernel/brought.ts'
import { type AnyOptions, checkedSetup, readSetup } from '#kernel/options.ts'
import { readAsked } from '#session/asked.ts'
import { ownTableRejection } from '#session/table-words.ts'
import { Later } from '../kit/later.tsx'
import type { ParlourGame } from '../parlour.ts'
import { figuresPath, navigate, roomPath, tablePath } from '../router.ts'
import { withAsked } from '../setup/asked.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { lastChoices, rememberChoices } from '../setup/remembered.ts'
import { PlayButton, SetupFrame } from '../setup/setup-frame.tsx'
import { Link } from '../shell/link.tsx'
import { startGame } from '../table/games.ts'
import { setupWords, shellWords, tableWords } from '../words.ts'
import { couldLearn, fitted } from './fitted.ts'
import { PlayersForm, playersOf } from './players-form.tsx'

/** Seldom asked for. */
const loadLink = async () => (await import('./setup-link.tsx')).SetupLink
const loadLearning = async () => (await import('./learning.tsx')).LearningForm

/** Who plays, and on what board. */
export function SetupForm({ parlour }: { readonly parlour: ParlourGame }) {
  const { game, words, face } = parlour
  const options = game.options as AnyOptions
  const levels = Object.keys(words.levels)
  const isHere = (lexicon: string) => parlour.library?.find(lexicon) !== undefined
  const [asked] = useState(() => readAsked(new URLSearchParams(location.search), options))
  const [choices, setChoices] = useState(() =>
    withAsked(lastChoices(game.id, levels, options, asked.who, isHere), asked),
  )
  const [refusal, setRefusal] = useState(asked.refusal ? ownTableRejection(asked.refusal, words) : '')
  const [opening, setOpening] = useState(false)
  const [isReady, setReady] = useState(!game.ready)
  const { company } = choices
  const online = company.who === 'online'
  const key = online ? 'chosenOnline' : 'chosen'
  const chosen = online ? { ...game.online?.({}), ...choices.chosenOnline } : choices.chosen
  const check = () => checkedSetup<object>(game, tidied(options, chosen))
  // Choices that do not go together still tell which others matter.
  const read = readSetup<object>(game.options, tidied(options, chosen))
  const setup = isReady ? check() : read
  const waits = opening && (online || !isReady)
  const hasBrought = Object.entries(options).some(([option, { kind }]) => kind === 'file' && chosen[option])
  const choose = (next: typeof chosen) => setChoices({ ...choices, [key]: next })

  /** The words of a game may come while one chooses. */
  useEffect(() => {
    game.ready?.().then(
      () => setReady(true),
      // Asked for again when it shall begin.
      () => {},
    )
  }, [game])

  async function start(): Promise<void> {
    if (opening) return
    setOpening(true)
    setRefusal('')
    const why = await open().catch(() => shellWords.loadFailed)
    setOpening(false)
    setRefusal(why)
  }

  /** Goes to the table, or says why there is none. */
  async function open(): Promise<string> {
    await game.ready?.()
    const setup = check()
    if (!setup.ok) return ownTableRejection(setup.rejection, words)
    rememberChoices(game.id, choices)
    if (online) {
      // Only who plays online loads what that takes.
      const { openTable } = await import('../online/open-table.ts')
      const opened = await openTable(parlour, setup.value, company)
      if (!opened.ok) return opened.why
      navigate(roomPath(opened.code))
    } else {
      const players = playersOf(company)
      const started = await startGame(parlour, await fitted(game, setup.value, players), players)
      if (!started.ok) return shellWords.shelfFull
      navigate(tablePath(game.id, started.id))
    }
    return ''
  }

  return (
    <SetupFrame game={game.id} words={words} class="setup-form" start={start}>
      <div class="setup-part">
        <PlayersForm
          company={company}
          levels={words.levels}
          change={next => setChoices({ ...choices, company: next })}
        />
        {!online && couldLearn(game, playersOf(company)) && <Later load={loadLearning} props={{ parlour }} />}
      </div>
      <div class="setup-part">
        {face.Quick && read.ok && (
          <face.Quick setup={read.value} choose={next => choose({ ...chosen, ...next })} />
        )}
        <OptionsForm
          parlour={parlour}
          chosen={chosen}
          asksFor={option => !read.ok || !face.asksFor || face.asksFor(read.value, option)}
          choose={choose}
        />
      </div>
      <div class="setup-part setup-side">
        {face.Preview && (
          <div class="panel-box setup-preview">{setup.ok && <face.Preview setup={setup.value} />}</div>
        )}
        <PlayButton
          label={setupWords[waits ? 'opening' : online ? 'openTable' : 'play']}
          busy={opening}
          refusal={refusal}
        />
        <Link to={figuresPath(game.id)} class="pill">
          {tableWords.figures}
        </Link>
        {hasBrought && <Later load={loadLink} props={{ game: game.id, who: company.who, chosen }} />}
      </div>
    </SetupFrame>
  )
}
