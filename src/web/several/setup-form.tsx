import { useEffect, useState } from 'preact/hooks'
import { dropHiddenOptions } from '#kernel/brought.ts'
import { type AnyOptions, readSetup, validateSetup } from '#kernel/options.ts'
import { readSetupQuery } from '#session/asked.ts'
import { localRejectionWords } from '#session/table-words.ts'
import { LazyComponent } from '../kit/later.tsx'
import type { LoadedGame } from '../parlour.ts'
import { navigate, onlineTablePath, statisticsPath, tablePath } from '../router.ts'
import { applySetupQuery } from '../setup/asked.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { readLastChoices, saveChoices } from '../setup/remembered.ts'
import { PlayButton, SetupFrame } from '../setup/setup-frame.tsx'
import { Link } from '../shell/link.tsx'
import { startGame } from '../table/games.ts'
import { setupWords, shellWords, tableWords } from '../words.ts'
import { applyLearning, canLearn } from './fitted.ts'
import { PlayersForm, playersOf } from './players-form.tsx'

/** Seldom asked for. */
const loadSetupLink = async () => (await import('./setup-link.tsx')).SetupLink
const loadLearning = async () => (await import('./learning.tsx')).LearningConsentForm

/** Who plays, and on what board. */
export function MultiplayerSetup({ parlour }: { readonly parlour: LoadedGame }) {
  const { game, words, face } = parlour
  const options = game.options as AnyOptions
  const levels = Object.keys(words.levels)
  const isHere = (lexicon: string) => parlour.library?.find(lexicon) !== undefined
  const [asked] = useState(() => readSetupQuery(new URLSearchParams(location.search), options))
  const [choices, setChoices] = useState(() =>
    applySetupQuery(readLastChoices(game.id, levels, options, asked.opponents, isHere), asked),
  )
  const [refusal, setRefusal] = useState(asked.rejection ? localRejectionWords(asked.rejection, words) : '')
  const [opening, setOpening] = useState(false)
  const [isReady, setReady] = useState(!game.preload)
  const { company } = choices
  const online = company.who === 'online'
  const key = online ? 'chosenOnline' : 'chosen'
  const chosen = online ? { ...game.online?.({}), ...choices.chosenOnline } : choices.chosen
  const check = () => validateSetup<object>(game, dropHiddenOptions(options, chosen))
  // Choices that do not go together still tell which others matter.
  const read = readSetup<object>(game.options, dropHiddenOptions(options, chosen))
  const setup = isReady ? check() : read
  const waits = opening && (online || !isReady)
  const hasBrought = Object.entries(options).some(([option, { kind }]) => kind === 'file' && chosen[option])
  const choose = (next: typeof chosen) => setChoices({ ...choices, [key]: next })

  /** The words of a game may come while one chooses. */
  useEffect(() => {
    game.preload?.().then(
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
    await game.preload?.()
    const setup = check()
    if (!setup.ok) return localRejectionWords(setup.rejection, words)
    saveChoices(game.id, choices)
    if (online) {
      // Only who plays online loads what that takes.
      const { createOnlineTable: openTable } = await import('../online/open-table.ts')
      const opened = await openTable(parlour, setup.value, company)
      if (!opened.ok) return opened.why
      navigate(onlineTablePath(opened.code))
    } else {
      const players = playersOf(company)
      const started = await startGame(parlour, await applyLearning(game, setup.value, players), players)
      if (!started.ok) return shellWords.shelfFull
      navigate(tablePath(game.id, started.id))
    }
    return ''
  }

  return (
    <SetupFrame game={game.id} words={words} class="setup-form" start={start}>
      <div class="setup-part">
        <PlayersForm
          opponents={company}
          levels={words.levels}
          change={next => setChoices({ ...choices, company: next })}
        />
        {!online && canLearn(game, playersOf(company)) && (
          <LazyComponent load={loadLearning} props={{ parlour }} />
        )}
      </div>
      <div class="setup-part">
        {face.QuickSetup && read.ok && (
          <face.QuickSetup setup={read.value} choose={next => choose({ ...chosen, ...next })} />
        )}
        <OptionsForm
          parlour={parlour}
          chosen={chosen}
          isRelevant={option => !read.ok || !face.isOptionVisible || face.isOptionVisible(read.value, option)}
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
        <Link to={statisticsPath(game.id)} class="pill">
          {tableWords.figures}
        </Link>
        {hasBrought && (
          <LazyComponent load={loadSetupLink} props={{ game: game.id, who: company.who, chosen }} />
        )}
      </div>
    </SetupFrame>
  )
}
