import { titleOf } from '#games/programme.ts'
import type { GameStatistics } from '#protocol/api.ts'
import type { ParlourGame } from '../../parlour.ts'
import { profileWords, reasonWords } from '../profile-words.ts'
import { RatingChart } from './rating-chart.tsx'
import { ResultChart } from './result-chart.tsx'

/** Above this a rating is still being found. */
const PROVISIONAL = 110

interface StatisticsProps {
  readonly statistics: GameStatistics
  readonly parlour: ParlourGame | undefined
}

/** One game's figures of one player. */
export function Statistics({ statistics, parlour }: StatisticsProps) {
  const { game, wins, losses, draws, reasons, computer, ratings } = statistics
  const title = titleOf(game)
  const levels = parlour?.words.levels ?? {}
  return (
    <section class="panel-box statistics" aria-label={title}>
      <div class="statistics-head">
        <h3>{title}</h3>
        <Rating statistics={statistics} />
      </div>
      <dl class="tallies figures">
        <Tally label={profileWords.wins} count={wins} />
        <Tally label={profileWords.losses} count={losses} />
        {draws > 0 && <Tally label={profileWords.draws} count={draws} />}
      </dl>
      <RatingChart title={title} ratings={ratings} />
      <ResultChart title={title} ratings={ratings} />
      {reasons.length > 0 && (
        <FigureTable
          caption={profileWords.reasons}
          head={profileWords.reason}
          rows={reasons.map(row => ({ ...row, name: reasonWords[row.reason] ?? row.reason }))}
        />
      )}
      {computer.length > 0 && (
        <FigureTable
          caption={profileWords.computer}
          head={profileWords.level}
          rows={computer.map(row => ({ ...row, name: levels[row.level]?.label ?? row.level }))}
        />
      )}
    </section>
  )
}

function Rating({ statistics: { rating } }: { readonly statistics: GameStatistics }) {
  if (!rating) return <p class="soft">{profileWords.unrated}</p>
  const provisional = rating.deviation > PROVISIONAL
  return (
    <p class="rating figures">
      <span class="soft">{profileWords.rating}</span>{' '}
      <strong>{profileWords.ratingOf(Math.round(rating.rating), Math.round(rating.deviation))}</strong>
      {provisional && <span class="soft"> {profileWords.provisional}</span>}
    </p>
  )
}

function Tally({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div>
      <dt class="soft">{label}</dt>
      <dd>{count}</dd>
    </div>
  )
}

interface FigureTableProps {
  readonly caption: string
  readonly head: string
  readonly rows: readonly { readonly name: string; readonly wins: number; readonly losses: number }[]
}

function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <table class="figure-table figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{profileWords.wins}</th>
          <th scope="col">{profileWords.losses}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, wins, losses }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{wins}</td>
            <td>{losses}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
