import { stopwatchText } from '#session/duration.ts'
import type { Figures, Group } from '#session/figures.ts'
import { figuresOf } from '#session/figures.ts'
import { clock } from '../device.ts'
import { loadGame, type ParlourGame } from '../parlour.ts'
import { setupPath } from '../router.ts'
import { Header } from '../shell/header.tsx'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { playedGames } from '../solo/later/played-games.ts'
import { TimesChart } from './times-chart.tsx'
import { figuresWords } from './words.ts'
import './figures.css'

/** What was solved on this device, and how fast. */
export function FiguresPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => load(game), game)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  const { parlour, figures } = loaded.value
  const { words } = parlour
  const name = ({ facts }: Group) => words.facts?.(facts) ?? words.title
  // One bar alone shows nothing that the table does not.
  const timed = figures.groups.filter(({ solved }) => solved > 1)
  return (
    <>
      <Header place="history" />
      <Page class="figures-page">
        <div>
          <Heading title={figuresWords.title(words.title)} />
          <p class="lead">{figuresWords.lead}</p>
        </div>
        <Sums figures={figures} daily={parlour.game.dailies !== undefined} />
        {figures.solved === 0 && <p>{figuresWords.none}</p>}
        {figures.groups.length > 0 && <Kinds groups={figures.groups} name={name} />}
        {timed.map(group => (
          <TimesChart key={name(group)} title={figuresWords.history(name(group))} times={group.times!} />
        ))}
        <div>
          <Link to={setupPath(game)} class="pill primary">
            {figuresWords.play}
          </Link>
        </div>
      </Page>
    </>
  )
}

async function load(game: string): Promise<{ parlour: ParlourGame; figures: Figures }> {
  const parlour = await loadGame(game)
  return { parlour, figures: figuresOf(await playedGames(parlour), clock.now()) }
}

function Sums({ figures, daily }: { readonly figures: Figures; readonly daily: boolean }) {
  const { solved, unfinished, streak } = figures
  const sums = [
    [figuresWords.solved, solved],
    [figuresWords.unfinished, unfinished],
    ...(daily
      ? ([
          [figuresWords.streak, streak.current],
          [figuresWords.longest, streak.longest],
        ] as const)
      : []),
  ] as const
  return (
    <div class="stack">
      <dl class="sums">
        {sums.map(([label, count]) => (
          <div key={label} class="panel-box">
            <dt class="soft">{label}</dt>
            <dd class="figures">{count}</dd>
          </div>
        ))}
      </dl>
      {daily && <p class="soft">{figuresWords.streakHelp}</p>}
    </div>
  )
}

interface KindsProps {
  readonly groups: readonly Group[]
  name(group: Group): string
}

function Kinds({ groups, name }: KindsProps) {
  const time = (ms: number | undefined) => (ms === undefined ? figuresWords.nothing : stopwatchText(ms))
  const columns = [
    figuresWords.solved,
    figuresWords.best,
    figuresWords.median,
    figuresWords.last,
    figuresWords.givenUp,
    figuresWords.unfinished,
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section class="panel-box kinds" aria-label={figuresWords.kinds} tabIndex={0}>
      <table class="figures">
        <caption class="visually-hidden">{figuresWords.kinds}</caption>
        <thead>
          <tr>
            <th scope="col">{figuresWords.kind}</th>
            {columns.map(column => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <tr key={name(group)}>
              <th scope="row">{name(group)}</th>
              <td>{group.solved}</td>
              <td>{time(group.times?.bestMs)}</td>
              <td>{time(group.times?.medianMs)}</td>
              <td>{time(group.times?.lastMs)}</td>
              <td>{group.givenUp}</td>
              <td>{group.unfinished}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
