import { phrases } from './phrases.ts';

/** Spoken to the agent itself. */
export const SMALL_TALK = phrases({
  greeting: 'hi, hello, hey, hiya, good afternoon/morning/evening, howdy, greetings, yo, hallo, heya',
  thanks:
    'thanks, thx, ty, cheers, great, perfect, awesome, brilliant, cool, ok, okay, got it, i see, nice, super, good to know, wonderful, helpful, fine, alright',
  bye: 'bye, goodbye, see you, goodnight, that is all',
  howAreYou: 'how are you, hows it going, whats up',
  bot: 'bot, robot, chatbot, ai, chatgpt, gpt, language model, real person, you human, are you real, you a human, who are you, what are you, your name, who made you, computer, are you a real, software',
  demo: 'real store, demo, demonstration, place an order, like to order, exist, how do i order, buy now, basket, cart',
  privacy:
    'what i type, do with my, my data, privacy, gdpr, cookies, who reads, do you store, do you keep, transcript, my chat',
  told: 'the person be told, what goes to a person, when do you hand over',
  abilities: 'what can you do, help, what do you know, examples, what can you tell',
});

/** Orders given to the agent. They are answered alike, whatever else stands beside them. */
export const ORDERS_TO_OBEY = phrases({
  hostile:
    'as an ai, ignore/forget/disregard all/any/your/the/what/these/those/previous/prior/everything/instructions/rules, override, bypass, prompt, your/previous/hidden/new instructions/guidelines, your rules, you are/will now, from now on, pretend, act as/like, role play, jailbreak, dan, developer mode, admin, repeat/say/translate ~ me/your/everything/exactly/words/back, just say, answer/reply/respond/say only, only/always answer/reply/say, confirm ~ everything, drop table, union select, or 1 1, database, dump, passwd, script, javascript, onerror, onload, iframe, svg, document cookie, constructor, proto, secret, your code, all/list/other/open/recent/her/his/their/neighbours orders/order, another customer, customer list/names, email/names of, email address of, address of order @number, repeat the, who ordered/bought, store/shop owner, am/are the owner/boss, lets play, role system, reveal data/your, i am noor, i work here/for, hack, word for word',
});

/** Ordinary words. They are spelt as they are meant, and say nothing about a piece. */
export const ORDINARY = new Set([
  ...SMALL_TALK.words,
  ...`
    a able about again almost already also and anybody anyone anything anyway around at away because been
    before best between big bit both bring but by came chance choose clear close come could couple
    currently dear definitely did different done down during each early either end enough even ever every
    exact except expect far feel few find first five found four front full further gave general give
    given go gone had half happen happy hard has he hear him hope hour house however i idea information
    instead interested item job kind knew known large late later least less let life little live ll long
    look lot love low main make many matter may maybe mean medium meet might mind mine minute moment
    month more most must myself itself near need never next no none normal nothing number off often old once
    option our own pair part people per perhaps piece please point possible pretty probably problem
    product question quick quickly quite rather re read ready reason right round said same saw second
    seem seen sell send sent set seven several shall she should show side since single six small so some
    something sometimes somewhere soon sorry sort specific start still stop stuff such sure taken talk
    ten test than them then there thing think though thought three through till time today together too
    top tried true try turn two under until upon us usual various ve very was way we wear week well went
    were whatever whether which while whole whom whose wish with within without wonder world worn would
    wrong year yesterday yet zero monday tuesday wednesday thursday friday saturday sunday january
    february march april june july august september october november december summer winter spring autumn
    mars sheep describe married office daily casual formal party wedding eur euro dollar pound cheap cheaper extra thirty forty
    twenty fifty sixty seventy eighty ninety hundred fifteen sixteen fourteen eight nine cannot friend
    wife husband mother mum dad sister brother girlfriend daughter son gift lol website online site
    internet safe ahead regarding concerning considering they into really particular afterwards prefer plan decide
  `
    .trim()
    .split(/\s+/),
]);
