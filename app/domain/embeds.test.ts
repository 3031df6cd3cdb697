import { describe, expect, test } from 'vitest';
import { embedAddress, knownEmbedHosts } from './embeds';
import { videoIn, videoPage } from '@domain/media/video';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('a video or tour in our page', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/watch?feature=share&v=aqz-KE-bpKQ&list=PL1', youtube],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
    ['https://youtu.be/aqz-KE-bpKQ?t=90', `${youtube}&start=90`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s', `${youtube}&start=90`],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=30&autoplay=0', `${youtube}&start=30`],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/76979871/ab12cd34ef', `${vimeo}&h=ab12cd34ef`],
    ['https://player.vimeo.com/video/76979871?h=ab12cd34ef&title=0', `${vimeo}&h=ab12cd34ef`],
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1'],
    ['https://kuula.co/share/collection/7PxYz', 'https://kuula.co/share/collection/7PxYz'],
  ])('%s is shown from %s', (address, embed) => expect(embedAddress(address, knownEmbedHosts)).toBe(embed));

  test.each([
    'https://tour.example/casa',
    'https://www.youtube.com/@bossanova',
    'https://www.youtube.com/watch?v=short',
    'https://my.matterport.com.evil.example/show/?m=1',
    'https://my.matterport.com@evil.example/show',
    'https://user:pass@my.matterport.com/show',
    'https://my.matterport.com:8443/show',
    'https://evil.example/?u=youtube.com/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'http://my.matterport.com/show/?m=SxQL3iGyoDo',
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)',
    'data:text/html,youtube.com/embed/aqz-KE-bpKQ',
    'my.matterport.com/show',
    '',
  ])('%s is not', (address) => expect(embedAddress(address, knownEmbedHosts)).toBeNull());

  test('only from the hosts of the operator’s list', () => {
    expect(embedAddress('https://tour.example/casa', ['tour.example'])).toBe('https://tour.example/casa');
    expect(embedAddress('https://youtu.be/aqz-KE-bpKQ', ['tour.example'])).toBeNull();
  });
});

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?x=1&amp;y=2">',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'https://vimeo.com/76979871/ab12cd34ef'],
])('%s is watched at %s', (text, page) => expect(videoPage(videoIn(text)!)).toBe(page));
