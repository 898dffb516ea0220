import { useState } from 'preact/hooks'
import { tidied } from '#kernel/brought.ts'
import { type AnyOptions, checkedSetup, readSetup } from '#kernel/options.ts'
import { readAsked } from '#session/asked.ts'
import { ownTableRejection } from '#session/table-words.ts'
import type { ParlourGame } from '../parlour.ts'
import { navigate, roomPath, tablePath } from '../router.ts'
import { withAsked } from '../setup/asked.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { lastChoices, rememberChoices } from '../setup/remembered.ts'
import { PlayButton, SetupFrame } from '../setup/setup-frame.tsx'
import { startGame } from '../table/games.ts'
import { setupWords, shellWords } from '../words.ts'
import { PlayersForm, playersOf } from './players-form.tsx'

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
  const { company } = choices
  const online = company.who === 'online'
  const key = online ? 'chosenOnline' : 'chosen'
  const chosen = online ? { ...game.online?.({}), ...choices.chosenOnline } : choices.chosen
  const setup = checkedSetup<object>(game, tidied(options, chosen))
  const shown = setup.ok ? setup.value : undefined
  // Choices that do not go together still tell which others matter.
  const read = readSetup<object>(game.options, tidied(options, chosen))
  const choose = (next: typeof chosen) => setChoices({ ...choices, [key]: next })

  async function start(): Promise<void> {
    if (!setup.ok) return setRefusal(ownTableRejection(setup.rejection, words))
    rememberChoices(game.id, choices)
    if (online) return openOnline(setup.value)
    const started = await startGame(parlour, setup.value, playersOf(company))
    if (started.ok) navigate(tablePath(game.id, started.id))
    else setRefusal(shellWords.shelfFull)
  }

  async function openOnline(chosenSetup: object): Promise<void> {
    if (opening) return
    setOpening(true)
    setRefusal('')
    // Only who plays online loads what that takes.
    const opened = await import('../online/open-table.ts').then(
      ({ openTable }) => openTable(parlour, chosenSetup, company),
      () => ({ ok: false, why: shellWords.loadFailed }) as const,
    )
    setOpening(false)
    if (opened.ok) navigate(roomPath(opened.code))
    else setRefusal(opened.why)
  }

  return (
    <SetupFrame game={game.id} words={words} class="setup-form" start={start}>
      <div class="setup-part">
        <PlayersForm
          company={company}
          levels={words.levels}
          change={next => setChoices({ ...choices, company: next })}
        />
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
        {face.Preview && <div class="panel-box setup-preview">{shown && <face.Preview setup={shown} />}</div>}
        <PlayButton
          label={online ? (opening ? setupWords.opening : setupWords.openTable) : setupWords.play}
          busy={opening}
          refusal={refusal}
        />
      </div>
    </SetupFrame>
  )
}
