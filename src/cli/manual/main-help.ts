import { adminPage } from './admin-page.ts'
import { lexiconPage } from './lexicon-page.ts'
import {
  aboutPage,
  completionPage,
  dailyPage,
  exercisesPage,
  exportPage,
  gamesPage,
  learnPage,
  openPage,
  picturePage,
  replayPage,
  statisticsPage,
} from './local-pages.ts'
import { mainPage } from './main-page.ts'
import { formatPage } from './manual-page.ts'
import {
  accountPage,
  joinPage,
  profilePage,
  puzzlesPage,
  servePage,
  tablesPage,
  watchPage,
} from './online-pages.ts'
import { anyPlayPage } from './play-page.ts'

/** All manual pages, in the order of the overview. */
export const PAGES = [
  anyPlayPage,
  learnPage,
  dailyPage,
  exercisesPage,
  openPage,
  gamesPage,
  statisticsPage,
  replayPage,
  picturePage,
  exportPage,
  joinPage,
  watchPage,
  tablesPage,
  puzzlesPage,
  profilePage,
  accountPage,
  servePage,
  adminPage,
  lexiconPage,
  completionPage,
  aboutPage,
] as const

export function mainHelp(): string {
  return formatPage(mainPage(PAGES))
}
