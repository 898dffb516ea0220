import type { Answer, TableNews } from '#protocol/news.ts'
import type { Command } from '#protocol/orders.ts'

/** Someone who writes down all that one player's clients send and are told. */
export interface Witness {
  readonly player: string
  sent(text: string): void
  heard(text: string): void
  /** By the ids that the client chose. */
  readonly commands: ReadonlyMap<string, { readonly table: string; readonly command: Command }>
  readonly answers: readonly Answer[]
  readonly news: readonly TableNews[]
  /** Every text as it came. */
  readonly texts: readonly string[]
}

export function takeWitness(player: string): Witness {
  const commands = new Map<string, { readonly table: string; readonly command: Command }>()
  const answers: Answer[] = []
  const news: TableNews[] = []
  const texts: string[] = []
  return {
    player,
    commands,
    answers,
    news,
    texts,
    sent(text) {
      const message = JSON.parse(text)
      if (message.type === 'command') commands.set(message.id, message)
    },
    heard(text) {
      texts.push(text)
      const message = JSON.parse(text)
      if (message.type === 'answer') answers.push(message)
      if (message.type === 'news') news.push(message)
    },
  }
}
