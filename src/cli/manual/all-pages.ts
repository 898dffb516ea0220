import { gameIds, loadMetadata } from '#games/catalog.ts'
import { PAGES } from './main-help.ts'
import type { ManualPage } from './manual-page.ts'
import { playPage } from './play-page.ts'
import { toolPage, toolsPage } from './tool-pages.ts'

/** Every manual page but the first: those of the commands, then each game's options and tools. */
export async function allPages(): Promise<readonly ManualPage[]> {
  const pages: ManualPage[] = [...PAGES]
  for (const id of gameIds) {
    const entry = (await loadMetadata(id))!
    const { tools } = await entry.loadTools()
    pages.push(playPage(entry), toolsPage(id, entry.card.title, tools))
    for (const [name, tool] of Object.entries(tools)) pages.push(toolPage(id, name, tool))
  }
  return pages
}
