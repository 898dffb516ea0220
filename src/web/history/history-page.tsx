import { useEffect, useState } from 'preact/hooks'
import { shelf } from '../device.ts'
import type { KeptGame } from '../shelf.ts'
import { Confirm } from '../shell/confirm.tsx'
import { Header } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { useLookAgain } from '../shell/use-look-again.ts'
import { BringIn } from './bring-in.tsx'
import { GameRow } from './game-row.tsx'
import { Overview } from './overview.tsx'
import { historyWords } from './words.ts'
import '../kit/list.css'
import './history.css'

/** What was played on this device, with a door for games from elsewhere. */
export function HistoryPage() {
  const [games, setGames] = useState<readonly KeptGame[]>()
  const [removing, setRemoving] = useState<KeptGame>()
  const looks = useLookAgain()
  const refresh = () => shelf.list().then(setGames)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at every look
  useEffect(() => {
    shelf.list().then(setGames)
  }, [looks])
  const unfinished = games?.filter(game => !game.finished) ?? []
  const finished = games?.filter(game => game.finished) ?? []
  return (
    <>
      <Header place="history" />
      <Page class="history">
        <Heading title={historyWords.title} />
        <p class="lead">
          {historyWords.lead} <Link to="/me">{historyWords.online}</Link>
        </p>
        {games?.length === 0 && <p class="history-none">{historyWords.none}</p>}
        <Part title={historyWords.unfinished} games={unfinished} remove={setRemoving} />
        <Overview games={games ?? []} />
        <Part title={historyWords.finished} games={finished} remove={setRemoving} />
        <BringIn brought={refresh} />
      </Page>
      {removing && (
        <Confirm
          title={historyWords.removeTitle}
          text={historyWords.removeText}
          yes={historyWords.remove}
          confirm={() => shelf.remove(removing.id).then(refresh)}
          close={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly games: readonly KeptGame[]
  remove(game: KeptGame): void
}

function Part({ title, games, remove }: PartProps) {
  if (games.length === 0) return null
  return (
    <section class="history-part">
      <h2>{title}</h2>
      <ul class="panel-box list">
        {games.map(game => (
          <GameRow key={game.id} kept={game} remove={() => remove(game)} />
        ))}
      </ul>
    </section>
  )
}
