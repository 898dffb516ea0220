import { lexiconPage } from './lexicon-page.ts'
import {
  aboutPage,
  completionPage,
  dailyPage,
  exportPage,
  gamesPage,
  learnPage,
  openPage,
  replayPage,
  statisticsPage,
} from './local-pages.ts'
import { mainPage } from './main-page.ts'
import { formatPage } from './manual-page.ts'
import { accountPage, joinPage, profilePage, servePage, tablesPage, watchPage } from './online-pages.ts'
import { anyPlayPage } from './play-page.ts'

/** All manual pages, in the order of the overview. */
export const PAGES = [
  anyPlayPage,
  learnPage,
  dailyPage,
  openPage,
  gamesPage,
  statisticsPage,
  replayPage,
  exportPage,
  joinPage,
  watchPage,
  tablesPage,
  profilePage,
  accountPage,
  servePage,
  lexiconPage,
  completionPage,
  aboutPage,
] as const

export function mainHelp(): string {
  return formatPage(mainPage(PAGES))
}
