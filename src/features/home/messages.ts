import { defineMessages } from 'react-intl';

export const offers = [
  defineMessages({ title: { id: 'home.offer.measurement.title' }, text: { id: 'home.offer.measurement.text' } }),
  defineMessages({ title: { id: 'home.offer.close.title' }, text: { id: 'home.offer.close.text' } }),
  defineMessages({ title: { id: 'home.offer.systems.title' }, text: { id: 'home.offer.systems.text' } }),
];

export const messages = defineMessages({
  headline: { id: 'home.headline' },
  lead: { id: 'home.lead' },
  requestDemo: { id: 'home.demo.request' },
  tryDemo: { id: 'home.demo.try' },
  ask: { id: 'home.ask' },
  offers: { id: 'home.offers' },
  figure: { id: 'home.figure' },
});
