import { useState } from 'preact/hooks'
import { gameIds } from '#games/catalog.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { type LoadedGame, loadGameMetadata } from '../../loaded-game.ts'
import { navigate, onlineTablePath, setupPath } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { LoadingPage, useLoaded } from '../../shell/lazy-page.tsx'
import { Link } from '../../shell/link.tsx'
import { announce } from '../../shell/live-regions.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { playTogetherText } from '../../text/en/online.ts'
import { lobbyText } from '../../text/en/shell.ts'
import { api } from '../api.ts'
import { ConnectionNotice } from '../connection-notice.tsx'
import { identity, usePlayer } from '../device-identity.ts'
import { JoinForm } from '../join-form.tsx'
import { serverRejectionText } from '../rejection-text.ts'
import { OpenTableRow, OwnTableRow } from './table-row.tsx'
import { type TableLists, useTableLists } from './use-table-lists.ts'
import '../../kit/list.css'
import './play-together.css'

/** The page for finding opponents online. */
export function PlayTogetherPage() {
  const [loaded, again] = useLoaded(() => Promise.all(gameIds.map(loadGameMetadata)), 'together')
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  return <PlayTogether games={loaded.value.filter(({ rules }) => rules.seats > 1)} />
}

function PlayTogether({ games }: { readonly games: readonly LoadedGame[] }) {
  const me = usePlayer()
  const tables = useTableLists()
  const [refusal, setRefusal] = useState('')
  const [looking, setLooking] = useState('')

  /** Goes to the table that the server finds, or says why there is none. */
  async function match(game: string): Promise<void> {
    if (looking !== '') return
    setLooking(game)
    setRefusal('')
    const found = await identity.asPlayer(() => api.quickMatch(game))
    setLooking('')
    if (found.ok) return navigate(onlineTablePath(found.value.code))
    const why = serverRejectionText(found.rejection)
    setRefusal(why)
    announce(why, 'assertive')
  }

  return (
    <>
      <Header section="together" />
      <Page class="together-page">
        <div class="together-top">
          <div>
            <Heading title={playTogetherText.title} />
            <p class="lead">{playTogetherText.lead}</p>
          </div>
          <Link to="/me" class="pill">
            {me ? playTogetherText.you(me.name) : playTogetherText.nobodyYet}
          </Link>
        </div>
        <ConnectionNotice state={tables.connection} />
        {refusal && <p class="message refused">{refusal}</p>}
        {me && tables.mine.length > 0 && (
          <section class="together-part">
            <h2>{playTogetherText.mine}</h2>
            <ul class="panel-box list">
              {tables.mine.map(table => (
                <OwnTableRow key={table.id} table={table} loadedGame={gameOf(games, table)} me={me.id} />
              ))}
            </ul>
          </section>
        )}
        <div class="ways">
          <section class="panel-box way">
            <h2>{playTogetherText.quick}</h2>
            <p class="soft">{playTogetherText.quickText}</p>
            <div class="buttons">
              {games.map(({ card: game }) => (
                <button
                  key={game.id}
                  type="button"
                  class="pill primary"
                  aria-disabled={looking ? 'true' : undefined}
                  onClick={() => match(game.id)}
                >
                  {looking === game.id ? playTogetherText.looking : game.title}
                </button>
              ))}
            </div>
          </section>
          <section class="panel-box way">
            <h2>{playTogetherText.open}</h2>
            <p class="soft">{playTogetherText.openText}</p>
            <div class="buttons">
              {games.map(({ card: game }) => (
                <Link key={game.id} to={`${setupPath(game.id)}?who=online`} class="pill">
                  {games.length === 1 ? playTogetherText.openButton : game.title}
                </Link>
              ))}
            </div>
          </section>
          <section class="panel-box way">
            <h2>{playTogetherText.code}</h2>
            <p class="soft">{playTogetherText.codeText}</p>
            <JoinForm />
          </section>
        </div>
        <OpenTables games={games} tables={tables} />
        <section class="together-part">
          <h2>{playTogetherText.screen}</h2>
          <p class="soft">{playTogetherText.screenText}</p>
          <div class="buttons">
            {games.map(({ card: game }) => (
              <Link key={game.id} to={`${setupPath(game.id)}?who=two`} class="pill">
                {games.length === 1 ? playTogetherText.screenButton : game.title}
              </Link>
            ))}
          </div>
        </section>
      </Page>
    </>
  )
}

interface OpenTablesProps {
  readonly games: readonly LoadedGame[]
  readonly tables: TableLists
}

function OpenTables({ games, tables }: OpenTablesProps) {
  return (
    <section class="together-part">
      <h2>{playTogetherText.tables}</h2>
      {tables.state === 'loading' && <p class="soft">{playTogetherText.loading}</p>}
      {tables.state === 'unreachable' && <p class="message">{lobbyText.unreachable}</p>}
      {tables.state === 'here' && tables.open.length === 0 && <p class="soft">{playTogetherText.none}</p>}
      {tables.state === 'here' && tables.open.length > 0 && (
        <ul class="panel-box list">
          {tables.open.map(table => (
            <OpenTableRow key={table.id} table={table} loadedGame={gameOf(games, table)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function gameOf(games: readonly LoadedGame[], table: LobbyTable): LoadedGame | undefined {
  return games.find(({ rules: game }) => game.id === table.game)
}
