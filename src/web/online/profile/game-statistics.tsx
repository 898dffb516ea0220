import { isProvisional } from '#app/finished-game.ts'
import { titleOf } from '#games/catalog.ts'
import type { GameStatistics } from '#protocol/api.ts'
import type { LoadedGame } from '../../loaded-game.ts'
import { profileText, reasonText } from '../../text/en/profile.ts'
import { RatingChart } from './rating-chart.tsx'
import { ResultChart } from './result-chart.tsx'

interface GameStatisticsSectionProps {
  readonly statistics: GameStatistics
  readonly loadedGame: LoadedGame | undefined
}

/** The statistics of one player in one game. */
export function GameStatisticsSection({ statistics, loadedGame }: GameStatisticsSectionProps) {
  const { game, wins, losses, draws, reasons, computer, ratings } = statistics
  const title = titleOf(game)
  const levels = loadedGame?.text.levels ?? {}
  return (
    <section class="panel-box statistics" aria-label={title}>
      <div class="statistics-head">
        <h3>{title}</h3>
        <Rating statistics={statistics} />
      </div>
      <dl class="tallies figures">
        <ResultCount label={profileText.wins} count={wins} />
        <ResultCount label={profileText.losses} count={losses} />
        {draws > 0 && <ResultCount label={profileText.draws} count={draws} />}
      </dl>
      <RatingChart title={title} ratings={ratings} />
      <ResultChart title={title} ratings={ratings} />
      {reasons.length > 0 && (
        <WinLossTable
          caption={profileText.reasons}
          head={profileText.reason}
          rows={reasons.map(row => ({ ...row, name: reasonText[row.reason] ?? row.reason }))}
        />
      )}
      {computer.length > 0 && (
        <WinLossTable
          caption={profileText.computer}
          head={profileText.level}
          rows={computer.map(row => ({ ...row, name: levels[row.level]?.label ?? row.level }))}
        />
      )}
    </section>
  )
}

function Rating({ statistics: { rating } }: { readonly statistics: GameStatistics }) {
  if (!rating) return <p class="soft">{profileText.unrated}</p>
  return (
    <p class="rating figures">
      <span class="soft">{profileText.rating}</span>{' '}
      <strong>{profileText.ratingOf(Math.round(rating.rating), Math.round(rating.deviation))}</strong>
      {isProvisional(rating) && <span class="soft"> {profileText.provisional}</span>}
    </p>
  )
}

function ResultCount({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div>
      <dt class="soft">{label}</dt>
      <dd>{count}</dd>
    </div>
  )
}

interface WinLossTableProps {
  readonly caption: string
  readonly head: string
  readonly rows: readonly { readonly name: string; readonly wins: number; readonly losses: number }[]
}

function WinLossTable({ caption, head, rows }: WinLossTableProps) {
  return (
    <table class="figure-table figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{profileText.wins}</th>
          <th scope="col">{profileText.losses}</th>
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
