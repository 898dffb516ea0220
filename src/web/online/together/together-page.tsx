import { useState } from 'preact/hooks'
import { gameIds } from '#games/catalog.ts'
import type { LobbyTable } from '#protocol/news.ts'
import { loadOutline, type ParlourGame } from '../../parlour.ts'
import { navigate, roomPath, setupPath } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { useLoaded, Wait } from '../../shell/lazy.tsx'
import { Link } from '../../shell/link.tsx'
import { announce } from '../../shell/live.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { lobbyWords } from '../../words.ts'
import { guest, useGuest } from '../device-guest.ts'
import { house } from '../house.ts'
import { JoinForm } from '../join-form.tsx'
import { HouseNotice } from '../notice.tsx'
import { refusalWords } from '../refusal-words.ts'
import { togetherWords } from '../words.ts'
import { OpenTableRow, OwnTableRow } from './table-row.tsx'
import { type Tables, useTables } from './use-tables.ts'
import '../../kit/list.css'
import './together.css'

/** Where people meet to play. */
export function TogetherPage() {
  const [loaded, again] = useLoaded(() => Promise.all(gameIds.map(loadOutline)), 'together')
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  return <MeetingPlace games={loaded.value.filter(({ game }) => game.seats > 1)} />
}

function MeetingPlace({ games }: { readonly games: readonly ParlourGame[] }) {
  const me = useGuest()
  const tables = useTables()
  const [refusal, setRefusal] = useState('')
  const [looking, setLooking] = useState('')

  /** Goes to the table that the house answers with, or says why there is none. */
  async function match(game: string): Promise<void> {
    if (looking !== '') return
    setLooking(game)
    setRefusal('')
    const found = await guest.deed(() => house.match(game))
    setLooking('')
    if (found.ok) return navigate(roomPath(found.value.code))
    const why = refusalWords(found.rejection)
    setRefusal(why)
    announce(why, 'assertive')
  }

  return (
    <>
      <Header place="together" />
      <Page class="together-page">
        <div class="together-top">
          <div>
            <Heading title={togetherWords.title} />
            <p class="lead">{togetherWords.lead}</p>
          </div>
          <Link to="/me" class="pill">
            {me ? togetherWords.you(me.name) : togetherWords.nobodyYet}
          </Link>
        </div>
        <HouseNotice state={tables.line} />
        {refusal && <p class="message refused">{refusal}</p>}
        {me && tables.mine.length > 0 && (
          <section class="together-part">
            <h2>{togetherWords.mine}</h2>
            <ul class="panel-box list">
              {tables.mine.map(table => (
                <OwnTableRow key={table.id} table={table} parlour={gameOf(games, table)} me={me.id} />
              ))}
            </ul>
          </section>
        )}
        <div class="ways">
          <section class="panel-box way">
            <h2>{togetherWords.quick}</h2>
            <p class="soft">{togetherWords.quickText}</p>
            <div class="buttons">
              {games.map(({ game, words }) => (
                <button
                  key={game.id}
                  type="button"
                  class="pill primary"
                  aria-disabled={looking ? 'true' : undefined}
                  onClick={() => match(game.id)}
                >
                  {looking === game.id ? togetherWords.looking : words.title}
                </button>
              ))}
            </div>
          </section>
          <section class="panel-box way">
            <h2>{togetherWords.open}</h2>
            <p class="soft">{togetherWords.openText}</p>
            <div class="buttons">
              {games.map(({ game, words }) => (
                <Link key={game.id} to={`${setupPath(game.id)}?who=online`} class="pill">
                  {games.length === 1 ? togetherWords.openButton : words.title}
                </Link>
              ))}
            </div>
          </section>
          <section class="panel-box way">
            <h2>{togetherWords.code}</h2>
            <p class="soft">{togetherWords.codeText}</p>
            <JoinForm />
          </section>
        </div>
        <OpenTables games={games} tables={tables} />
        <section class="together-part">
          <h2>{togetherWords.screen}</h2>
          <p class="soft">{togetherWords.screenText}</p>
          <div class="buttons">
            {games.map(({ game, words }) => (
              <Link key={game.id} to={`${setupPath(game.id)}?who=two`} class="pill">
                {games.length === 1 ? togetherWords.screenButton : words.title}
              </Link>
            ))}
          </div>
        </section>
      </Page>
    </>
  )
}

interface OpenTablesProps {
  readonly games: readonly ParlourGame[]
  readonly tables: Tables
}

function OpenTables({ games, tables }: OpenTablesProps) {
  return (
    <section class="together-part">
      <h2>{togetherWords.tables}</h2>
      {tables.state === 'loading' && <p class="soft">{togetherWords.loading}</p>}
      {tables.state === 'unreachable' && <p class="message">{lobbyWords.unreachable}</p>}
      {tables.state === 'here' && tables.open.length === 0 && <p class="soft">{togetherWords.none}</p>}
      {tables.state === 'here' && tables.open.length > 0 && (
        <ul class="panel-box list">
          {tables.open.map(table => (
            <OpenTableRow key={table.id} table={table} parlour={gameOf(games, table)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function gameOf(games: readonly ParlourGame[], table: LobbyTable): ParlourGame | undefined {
  return games.find(({ game }) => game.id === table.game)
}
