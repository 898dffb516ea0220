import type { Notice } from '#lexicon/notices.ts'

/** The sentences about Quincunx itself, for the menus and the command line. */
export const aboutText = {
  title: 'About Quincunx',
  name: 'Quincunx',
  about: 'Quincunx: a parlour of five grid games, in the browser, in the terminal and online.',
  versionAndLicence: (version: string) =>
    `Version ${version}, MIT licence. It builds on the work of others, with thanks to:`,
  thanks: 'Words',
  full: 'All notices in full',
  notice: ({ name, what, licence, copyright, address }: Notice) =>
    `${name}: ${what}. ${licence}. Copyright: ${copyright.replace(/\.$/, '')}. ${address}`,
  fullNotices:
    'The libraries are under the MIT and similar licences. quincunx about --full prints every notice in full.',
}
