/** The sentences of the set-up form for several players that few people need. */

export const learningText = {
  forget: 'Forget them',
}

export const setupLinkText = {
  title: 'For others with the same words',
  text: 'This link leads to the form as it is now, list and all.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'The browser does not let it be copied. Select it above, and copy it yourself.',
}
