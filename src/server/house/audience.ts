import type { Viewer } from '#kernel/game.ts'
import type { TableNews } from '#protocol/news.ts'
import { toAct } from '#table/table.ts'
import { isOneMoveOn, type Moment, newsOf, newsSince, presenceNews, viewerOf } from '../table/news.ts'
import type { Room } from '../table/room.ts'

export interface TableWatcher {
  /** Through whose eyes the table is seen; undefined for a spectator who is nobody. */
  readonly seenAs: string | undefined
  tell(news: string): void
  /** Takes news that can wait a moment and is written when it is told, if it has not been told by then. */
  tellLater?(write: () => string | undefined): void
}

/** Those who watch a table, and what each of them has been told of it. */
export interface Audience {
  /** Tells one who has come, or missed something, all since this seq. */
  catchUp(watcher: TableWatcher, since: number): void
  leave(watcher: TableWatcher): void
  /** Tells of a step: at once whoever is to act next, and of anything but a move everyone. */
  tellOfStep(before: Room): void
  /** Tells everyone who is here, and whatever they have not been told yet. */
  tellEverything(): void
}

/** One who watches; made once, as all of it is needed at every move. */
interface Watching {
  readonly watcher: TableWatcher
  /** The table as it was when the watcher was last told of it; undefined for one who has gone. */
  told: Room | undefined
  readonly writeUntold: () => string | undefined
}

interface Written {
  readonly told: Room
  readonly room: Room
  readonly text: string
}

export function audienceOf(current: () => Room, moment: () => Moment): Audience {
  const watching = new Map<TableWatcher, Watching>()
  /** What was written last for one who only looks on, since the next one is told the same. */
  let lately: Written | undefined

  function watchingOf(watcher: TableWatcher): Watching {
    const known = watching.get(watcher)
    if (known) return known
    const one: Watching = {
      watcher,
      told: current(),
      writeUntold: () => untold(one, viewerOf(current(), watcher.seenAs)),
    }
    watching.set(watcher, one)
    return one
  }

  /** What a watcher has not been told yet. */
  function untold(one: Watching, viewer: Viewer): string | undefined {
    const { told } = one
    if (!told || told === current()) return undefined
    return written(one, told, viewer, newsOf)
  }

  function written(one: Watching, told: Room, viewer: Viewer, compose: typeof newsOf): string {
    const room = current()
    one.told = room
    const looksOn = viewer === 'spectator'
    if (looksOn && lately?.told === told && lately.room === room) return lately.text
    const text = JSON.stringify(compose(told, room, viewer, moment()))
    if (looksOn) lately = { told, room, text }
    return text
  }

  return {
    catchUp(watcher, since) {
      const room = current()
      watchingOf(watcher).told = room
      watcher.tell(JSON.stringify(newsSince(room, since, viewerOf(room, watcher.seenAs), moment())))
    },
    leave(watcher) {
      const one = watching.get(watcher)
      if (one) one.told = undefined
      watching.delete(watcher)
    },
    tellOfStep(before) {
      const room = current()
      const acting = isOneMoveOn(before, room) ? toAct(room.play!) : undefined
      for (const one of watching.values()) {
        const { watcher } = one
        const viewer = viewerOf(room, watcher.seenAs)
        const mayWait = acting && (viewer === 'spectator' || !acting.includes(viewer))
        if (mayWait && watcher.tellLater) watcher.tellLater(one.writeUntold)
        else watcher.tell(untold(one, viewer)!)
      }
    },
    tellEverything() {
      // Who is here may have changed since.
      lately = undefined
      for (const one of watching.values()) {
        const { watcher, told } = one
        watcher.tell(written(one, told!, viewerOf(current(), watcher.seenAs), restated))
      }
    },
  }
}

/** Who is here, and whatever else has changed. */
function restated(told: Room, room: Room, viewer: Viewer, moment: Moment): TableNews {
  return told === room ? presenceNews(room, viewer, moment) : newsSince(room, told.seq, viewer, moment)
}
