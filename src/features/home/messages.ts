import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  headline: { id: 'home.headline' },
  lead: { id: 'home.lead' },
  requestDemo: { id: 'home.demo.request' },
  tryDemo: { id: 'home.demo.try' },
  carousel: { id: 'home.carousel.label' },
  previous: { id: 'home.carousel.previous' },
  next: { id: 'home.carousel.next' },
  pause: { id: 'home.carousel.pause' },
  play: { id: 'home.carousel.play' },
  closePicture: { id: 'home.picture.close' },
});
