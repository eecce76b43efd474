import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  headline: { id: 'home.headline' },
  lead: { id: 'home.lead' },
  requestDemo: { id: 'home.demo.request' },
  tryDemo: { id: 'home.demo.try' },
  demoForbidden: { id: 'home.demo.forbidden' },
  carousel: { id: 'home.carousel.label' },
  slide: { id: 'home.carousel.slide' },
  choose: { id: 'home.carousel.choose' },
  previous: { id: 'home.carousel.previous' },
  next: { id: 'home.carousel.next' },
  pause: { id: 'home.carousel.pause' },
  play: { id: 'home.carousel.play' },
  closePicture: { id: 'home.picture.close' },
});
