import { useState } from 'preact/hooks'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { historyText } from '../text/en/history.ts'
import { GameRow, playedAt } from './game-row.tsx'
import { OnlineGameRow } from './online-game-row.tsx'
import type { OnlineGames } from './use-online-games.ts'

interface GameListProps {
  readonly title: string
  /** The games of this device. */
  readonly games: readonly SavedGameWithSummary[]
  readonly online?: OnlineGames
  /** The label of the button that deletes the whole list; without one there is none. */
  readonly removeAllLabel?: string
  /** Asks whether to delete these games. */
  remove(ids: readonly string[]): void
}

/** Games of this device and online in one list, the latest first; several can be selected and deleted. */
export function GameList({ title, games, online, removeAllLabel, remove }: GameListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const rows = [
    ...games.map(stored => ({ at: playedAt(stored), id: stored.id, stored, finished: undefined })),
    ...(online?.games ?? []).map(finished => ({
      at: finished.endedAt,
      id: finished.id,
      stored: undefined,
      finished,
    })),
  ].sort((one, other) => other.at - one.at)
  if (rows.length === 0 && !online?.notice) return null

  function toggle(id: string): void {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }

  return (
    <section class="history-part">
      <div class="history-head">
        <h2>{title}</h2>
        {games.length > 1 && (
          <div class="buttons">
            {selected && (
              <>
                <button
                  type="button"
                  class="pill"
                  onClick={() => setSelected(new Set(games.map(({ id }) => id)))}
                >
                  {historyText.selectAll}
                </button>
                <button
                  type="button"
                  class="pill"
                  aria-disabled={selected.size === 0 ? 'true' : undefined}
                  onClick={() => selected.size > 0 && remove([...selected])}
                >
                  {historyText.removeSelected(selected.size)}
                </button>
              </>
            )}
            {!selected && removeAllLabel && (
              <button type="button" class="pill" onClick={() => remove(games.map(({ id }) => id))}>
                {removeAllLabel}
              </button>
            )}
            <button type="button" class="pill" onClick={() => setSelected(selected ? undefined : new Set())}>
              {selected ? historyText.cancel : historyText.select}
            </button>
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <ul class="panel-box list">
          {rows.map(({ id, stored, finished }) =>
            stored ? (
              <GameRow
                key={id}
                stored={stored}
                isSelected={selected?.has(id)}
                toggle={() => toggle(id)}
                remove={() => remove([id])}
              />
            ) : (
              <OnlineGameRow key={id} finished={finished} online={online!} />
            ),
          )}
        </ul>
      )}
      {online?.notice && <p class="soft">{online.notice}</p>}
      {online?.loadOlder && (
        <div class="buttons">
          <button type="button" class="pill" onClick={online.loadOlder}>
            {historyText.older}
          </button>
        </div>
      )}
    </section>
  )
}
