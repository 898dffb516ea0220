import { expect as playwrightExpect } from '@playwright/test'

/** Playwright's `expect`. Assertions on a page or a locator wait until they hold, for ten seconds at most. */
export const expect = playwrightExpect.configure({ timeout: 10_000 })
