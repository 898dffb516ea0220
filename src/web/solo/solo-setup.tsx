import { useEffect, useState } from 'preact/hooks'
import { type AnyOptions, checkedSetup, defaultSetup } from '#kernel/options.ts'
import { type Asked, type Chosen, readAsked } from '#session/asked.ts'
import { dailyOf } from '#session/daily.ts'
import { ownTableRejection } from '#session/table-words.ts'
import { randomText, shelf } from '../device.ts'
import type { PlayedGame } from '../kit/face.ts'
import type { ParlourGame } from '../parlour.ts'
import { navigate, tablePath } from '../router.ts'
import { ME } from '../setup/company.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { lastChoices, rememberChoices } from '../setup/remembered.ts'
import { PlayButton, SetupFrame } from '../setup/setup-frame.tsx'
import { startGame } from '../table/games.ts'
import { setupWords, shellWords } from '../words.ts'
import { FromElsewhere } from './from-elsewhere.tsx'
import { MakingBox } from './making-box.tsx'
import { SetupDoors } from './setup-doors.tsx'
import { useMaking } from './use-making.ts'
import { makingWords, seedWords } from './words.ts'
import './solo-setup.css'

/** What a puzzle shall be like, and off to it. */
export function SoloSetup({ parlour }: { readonly parlour: ParlourGame }) {
  const { game, words, face } = parlour
  const options = game.options as AnyOptions
  const fresh = defaultSetup<object>(game.options)
  const [asked] = useState(() =>
    readAsked(new URLSearchParams(location.search), options, (key, before) =>
      isAsked(parlour, { ...fresh, ...before }, key),
    ),
  )
  const [choices] = useState(() => lastChoices(game.id, [], options))
  const [chosen, setChosen] = useState(() => chosenAtFirst(parlour, choices.chosen, asked))
  const [seed, setSeed] = useState(asked.seed)
  const [refusal, setRefusal] = useState(asked.refusal ? ownTableRejection(asked.refusal, words) : '')
  const [played, setPlayed] = useState<readonly PlayedGame[]>([])
  const making = useMaking(parlour)
  const texts = Object.keys(options).filter(
    key => options[key]!.kind === 'text' && isAsked(parlour, fresh, key),
  )
  const brought = texts.some(key => String(chosen[key] ?? '').trim() !== '')
  const setup = checkedSetup<object>(game, chosen)
  const shown = setup.ok ? setup.value : { ...fresh, ...chosen }

  async function play(how: 'push' | 'replace'): Promise<void> {
    if (making.busy) return
    const trouble = dailyOf(seed) ? seedWords.daily : seed.length > seedWords.longest ? seedWords.tooLong : ''
    if (trouble || !setup.ok)
      return setRefusal(trouble || (setup.ok ? '' : ownTableRejection(setup.rejection, words)))
    setRefusal('')
    // What a link or the last game asked for is no choice of this form.
    if (!asked.plays) rememberChoices(game.id, { ...choices, chosen })
    const sown = seed.trim() || randomText(12)
    const made = await making.make({ setup: setup.value, seed: sown })
    if (!made.ok) return setRefusal(made.why)
    const started = await startGame(parlour, made.setup, [ME], sown)
    if (started.ok) navigate(tablePath(game.id, started.id), how)
    else setRefusal(shellWords.shelfFull)
  }

  /** What was played before; whoever is new here need not wait for the reckoning. */
  async function lookBack(): Promise<void> {
    const games = await shelf.list()
    if (!games.some(({ saved }) => saved.record.game === game.id)) return
    const { playedGames } = await import('./later/played-games.ts')
    setPlayed(await playedGames(parlour))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (asked.plays) play('replace')
    else if (face.choice) lookBack()
  }, [])

  return (
    <SetupFrame game={game.id} words={words} class="setup-form setup-alone" start={() => play('push')}>
      <div class="setup-part">
        <OptionsForm
          parlour={parlour}
          chosen={chosen}
          played={played}
          asksFor={key => options[key]!.kind !== 'text' && isAsked(parlour, shown, key)}
          choose={setChosen}
        />
        {texts.map(key => (
          <FromElsewhere
            key={key}
            words={words.options[key as never] ?? { label: key }}
            text={String(chosen[key] ?? '')}
            came={asked.chosen[key] !== undefined && asked.chosen[key] === chosen[key]}
            take={text => setChosen({ ...chosen, [key]: text })}
          />
        ))}
        {!brought && (
          <details class="fold" open={asked.seed !== ''}>
            <summary>{seedWords.title}</summary>
            <label class="fold-inside">
              <span class="soft">{seedWords.help}</span>
              <input
                class="field"
                value={seed}
                autocomplete="off"
                spellcheck={false}
                aria-label={seedWords.title}
                onInput={event => setSeed(event.currentTarget.value)}
              />
            </label>
          </details>
        )}
      </div>
      <div class="setup-part setup-side">
        {face.Preview && !making.progress && (
          <div class="panel-box setup-preview">{setup.ok && <face.Preview setup={setup.value} />}</div>
        )}
        <MakingBox making={making} title={brought ? makingWords.readingTitle : makingWords.title} />
        <PlayButton label={setupWords.play} busy={making.busy} refusal={refusal} />
        <SetupDoors parlour={parlour} />
      </div>
    </SetupFrame>
  )
}

/** A link asks for the same puzzle whoever follows it; only one's own way of playing stays. */
function chosenAtFirst({ game, face }: ParlourGame, last: Chosen, { chosen, refusal }: Asked): Chosen {
  const suited = face.suited?.() as Chosen | undefined
  if (Object.keys(chosen).length === 0 && !refusal) return { ...suited, ...last }
  const ofPuzzle = game.shared?.(defaultSetup<object>(game.options)) ?? {}
  const own = Object.entries(last).filter(([key]) => !Object.hasOwn(ofPuzzle, key))
  return { ...Object.fromEntries(own), ...chosen }
}

function isAsked({ face }: ParlourGame, setup: object, key: string): boolean {
  return !face.asksFor || face.asksFor(setup, key)
}
