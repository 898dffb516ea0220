import { expect as playwrightExpect } from '@playwright/test'

/** How long a page may take before a test fails. Usually it takes a fraction of a second; a busy machine needs more. */
export const WAIT_MS = 40_000

/** Playwright's `expect`. Assertions on a page or a locator wait until they hold. */
export const expect = playwrightExpect.configure({ timeout: WAIT_MS })
