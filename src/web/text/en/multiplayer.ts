/** The sentences of the set-up form for several players that few people need. */

export const learningText = {
  forget: 'Forget them',
}

export const setupLinkText = {
  title: 'Share these settings',
  text: 'The link opens this form with the same settings and lists.',
  withoutDictionary: (name: string) =>
    `It doesn’t include the words of your dictionary “${name}”. Send that file as well.`,
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'The browser doesn’t allow copying. Select the link above and copy it yourself.',
}
