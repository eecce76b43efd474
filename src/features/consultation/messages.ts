import { defineMessages } from 'react-intl';

export const page = defineMessages({
  heading: { id: 'consultation.heading' },
  lead: { id: 'consultation.lead' },
  services: { id: 'consultation.services' },
});

export const services = [
  defineMessages({
    title: { id: 'consultation.service.consulting.title' },
    text: { id: 'consultation.service.consulting.text' },
  }),
  defineMessages({
    title: { id: 'consultation.service.technology.title' },
    text: { id: 'consultation.service.technology.text' },
  }),
  defineMessages({
    title: { id: 'consultation.service.support.title' },
    text: { id: 'consultation.service.support.text' },
  }),
];

export const contact = defineMessages({
  title: { id: 'consultation.form.title' },
  name: { id: 'consultation.form.name' },
  email: { id: 'consultation.form.email' },
  message: { id: 'consultation.form.message' },
  submit: { id: 'consultation.form.submit' },
  needsScript: { id: 'consultation.form.needsScript' },
  privacy: { id: 'consultation.form.privacy' },
  accepted: { id: 'consultation.accepted' },
  failed: { id: 'consultation.failed' },
});
