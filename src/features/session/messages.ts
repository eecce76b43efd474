import { defineMessages } from 'react-intl';

export const fields = defineMessages({
  username: { id: 'session.field.username' },
  password: { id: 'session.field.password' },
  remember: { id: 'session.field.remember' },
  name: { id: 'session.field.name' },
  email: { id: 'session.field.email' },
  code: { id: 'session.field.code' },
  confirmation: { id: 'session.field.confirmation' },
  newPassword: { id: 'session.field.newPassword' },
  country: { id: 'session.field.country' },
  countryToggle: { id: 'session.country.toggle' },
  countryNothing: { id: 'session.country.nothing' },
});

export const code = defineMessages({
  send: { id: 'session.code.send' },
  resend: { id: 'session.code.resend' },
  reference: { id: 'session.code.reference' },
  sent: { id: 'session.code.sent' },
  failed: { id: 'session.code.failed' },
});

export const signIn = defineMessages({
  title: { id: 'session.signIn.title' },
  submit: { id: 'session.signIn.submit' },
  forgot: { id: 'session.signIn.forgot' },
  noAccount: { id: 'session.signIn.noAccount' },
  failed: { id: 'session.signIn.failed' },
});

export const signUp = defineMessages({
  title: { id: 'session.signUp.title' },
  submit: { id: 'session.signUp.submit' },
  haveAccount: { id: 'session.signUp.haveAccount' },
  terms: { id: 'session.signUp.terms' },
  done: { id: 'session.signUp.done' },
  failed: { id: 'session.signUp.failed' },
});

export const reset = defineMessages({
  title: { id: 'session.reset.title' },
  lead: { id: 'session.reset.lead' },
  submit: { id: 'session.reset.submit' },
  remembered: { id: 'session.reset.remembered' },
  done: { id: 'session.reset.done' },
  failed: { id: 'session.reset.failed' },
});

export const panels = defineMessages({
  close: { id: 'alert.close' },
  toSignIn: { id: 'session.toSignIn' },
  toSignUp: { id: 'session.toSignUp' },
});

export const social = defineMessages({
  first: { id: 'session.social.first' },
  second: { id: 'session.social.second' },
  inactive: { id: 'session.social.inactive' },
  notConfigured: { id: 'session.social.notConfigured' },
  unreachable: { id: 'session.social.unreachable' },
});
