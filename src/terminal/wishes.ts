import type { Memory } from './host.ts'
import { isTimeShown, showTime } from './settings.ts'

/** How someone wants to see a game, remembered for the next time. */
export interface Wishes {
  readonly aids: ReadonlySet<string>
  readonly isTimeShown: boolean
  /** Switches an aid on or off, and says which. */
  switchAid(id: string): boolean
  switchTime(): boolean
}

export function createWishes(memory: Memory, game: string): Wishes {
  const place = `aids ${game}`
  const wishes = {
    aids: new Set((memory.recall(place) ?? '').split(' ').filter(id => id !== '')) as ReadonlySet<string>,
    isTimeShown: isTimeShown(memory),
    switchAid(id: string) {
      const isOn = !wishes.aids.has(id)
      wishes.aids = new Set([...wishes.aids].filter(one => one !== id).concat(isOn ? [id] : []))
      memory.remember(place, [...wishes.aids].join(' '))
      return isOn
    },
    switchTime() {
      wishes.isTimeShown = !wishes.isTimeShown
      showTime(memory, wishes.isTimeShown)
      return wishes.isTimeShown
    },
  }
  return wishes
}
