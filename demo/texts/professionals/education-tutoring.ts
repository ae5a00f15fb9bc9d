import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Education & Tutoring. */
export const educationTutoring: readonly SeedProfessional[] = [
  {
    firstName: "Devon",
    lastName: "Hinds",
    village: "Linden",
    years: 14,
    bio: "I taught Maths and Physics in a Linden secondary school for eleven years and still mark scripts at night for fun. I came up through the same school, failed Additional Maths the first time, and that is why I explain slowly. Lessons are in my bottom-house, with a whiteboard, a fan and a strict rule about phones.",
    hourlyRate: 3500,
    services: [
      {
        title: "CSEC Maths and Physics lessons",
        description:
          "I take Fourth and Fifth Formers, one student or two friends together, at my bottom-house near the Mackenzie market road. We start with a past paper, so both of us can see where the marks are leaking. After that it is one topic a week: vectors, functions, electricity, whatever came up red.\n\nWorksheets are included. Bring a geometry set and a scientific calculator, the cheap Casio will do. Cash or MMG at the end of the lesson.",
        subcategory: "csec-cape",
        price: 3500,
        priceType: "hourly",
        when: ["weekdays", "evenings", "weekends"],
        reviews: [
          [
            5,
            "My daughter went from a Grade Four in mocks to a Grade Two in June. He never once made her feel stupid.",
          ],
          [
            5,
            "Explains vectors with a boat crossing the river to Wismar. I will remember that all my life.",
          ],
          [
            4,
            "Very good teacher. The bottom-house gets hot around three o'clock so take the evening slot.",
          ],
          [5, "Two boys sharing the hour worked out well for us and for the pocket."],
          [3, "Knows his Physics but he changed our Saturday time twice in one month."],
          [4, "Son finally doing homework without me standing over him."],
          [5, "Worth it. He gave us the marked past papers to keep."],
        ],
      },
      {
        title: "CAPE Pure Maths Unit 1 and Unit 2, small group",
        description:
          "Four students at the most, two hours every Saturday morning from September to the week before the exam. Pure Maths is not hard, it is just long, and people fall behind by week six. So I keep a list of who owes me which exercise, and yes, I do call parents.\n\nThe price is for one month, four sessions. Mock exam in March included. If I miss a Saturday you get it back on a Sunday.",
        subcategory: "csec-cape",
        price: 20000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [
            5,
            "The only person in Linden I found for Unit 2. Integration finally made sense around February.",
          ],
          [4, "Small group as promised. Plenty homework, be warned."],
          [
            2,
            "My son was already behind when he joined and the group did not wait for him. Better to take private lessons first.",
          ],
        ],
      },
      {
        title: "Physics SBA help: labs, graphs and write-ups",
        description:
          "I do not write anybody's SBA. What I do is sit with you, go through the lab book, and fix the things examiners take marks off for: graphs without units, conclusions that conclude nothing, planning and design labs copied from a cousin.\n\nI have pendulums, lenses, ammeters, a rheostat and springs here, so a lab you missed can be done over. One session is about two hours. Come before the school's deadline, not the night of it.",
        subcategory: "csec-cape",
        price: 6000,
        priceType: "fixed",
        when: ["weekends", "evenings"],
        reviews: [
          [5, "He made me do the pendulum lab over three times. Got full marks for it."],
          [3, "Useful, but we hoped for more than one session for the six thousand."],
        ],
      },
      {
        title: "Maths for apprentices and mine workers, evening class",
        description:
          "This one is for big people. If you need fractions, percentages, areas and a bit of trigonometry for a trade course, a heavy equipment test or the GTI entrance, come and sit with others in the same boat. Nobody laughs here, I had men of fifty learning long division and passing.\n\nTwo evenings a week for six weeks, an hour and a half each. Handouts included. Half when you start, half in week three.",
        subcategory: "vocational-training",
        price: 24000,
        priceType: "fixed",
        when: ["evenings"],
        reviews: [
          [5, "I am 43 and I passed the entrance. Thank you, Sir."],
          [
            4,
            "Patient man. Missed two classes because of shift and he gave me the notes without fuss.",
          ],
        ],
      },
      {
        title: "SAT Maths preparation online, one to one",
        description:
          "For students in Linden, Kwakwani or anywhere the internet holds up who want to apply to a university overseas. We work on Zoom or Google Meet with a shared board, and I send you the recording after, because current goes and lines drop.\n\nUsually ten to twelve hours is enough if your CSEC Maths is solid. I only do the Maths part, not the reading. Payment by MMG or bank transfer before each week.",
        subcategory: "exam-university-prep",
        price: 4500,
        priceType: "hourly",
        when: ["evenings", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Sunita",
    lastName: "Bisnauth",
    businessName: "Little Marigold Learning Corner",
    village: "Annandale",
    years: 19,
    bio: "Mother of three and a primary school teacher for nineteen years, trained at Cyril Potter College. I left the classroom to open a small learning corner under my house in Annandale. I like small numbers, clean tables and children who ask why.",
    services: [
      {
        title: "Grade 6 NGSA lessons after school",
        description:
          "Monday to Thursday, 3:30 to 5:30. Maths and English on two days, Science and Social Studies on the other two. I keep the class at twelve children. They get a snack break, because a hungry child learns nothing.\n\nThe fee is per month. Practice tests are included, the work books are not, I give you the list for Austin's in September. Parents get a note from me every second Friday with the marks.",
        subcategory: "primary-ngsa",
        price: 16000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "My son got a place at the school he wanted. The Friday notes kept us honest as parents.",
          ],
          [4, "Good class, firm teacher. A little more Science would have been nice."],
          [5, "She noticed he needed glasses before we did."],
          [4, "The children are happy there. Parking in the street is a problem when it rains."],
          [3, "Twelve children is still plenty for my shy one. She did improve in Maths."],
          [5, "Miss Sunita is strict and sweet in the right places."],
        ],
      },
      {
        title: "Day care for ages 2 to 4, bottom-house in Annandale",
        description:
          "Six little ones and no more. I open at 7:15 so parents can catch the bus to town, and close at 5. The yard is fenced and the bottom-house is netted against mosquitoes. My niece Devika helps me every day.\n\nYou bring two changes of clothes, pampers if needed, and lunch in a marked bowl. I give fruit and porridge. No child with fever please. Monthly fee, paid in the first week, cash or MMG.",
        subcategory: "day-care-nursery",
        price: 30000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "First day care where my girl did not cry at the gate. It is clean and calm."],
          [4, "Good people. I wish they opened until six."],
          [5, "They sent a picture every day of the first week. That settled my mind."],
        ],
      },
      {
        title: "Reading help for children with dyslexia",
        description:
          "Some children see the letters dancing. It is not laziness and shouting does not help. I work alone with your child, forty-five minutes, twice a week, with sand trays, letter tiles and coloured overlays. First we find out what he can do, and start from there.\n\nI am a teacher and not a doctor, so I do not diagnose. I can talk with the class teacher if you wish. Price is per session.",
        subcategory: "special-needs-education",
        price: 3000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "After eight weeks my boy read a page to his grandfather. Nobody in the house had dry eyes.",
          ],
          [4, "Slow and steady. Be patient, it took us a full term to see a change."],
        ],
      },
      {
        title: "Grade 2 and Grade 4 assessment practice, Saturdays",
        description:
          "Saturday mornings from 9 to 11, for the ten weeks before the assessments. We practise how to read the question, how to shade the answer and how to stay calm. Many children know the work and still lose marks for rushing.\n\nPapers and pencils are here. Each child goes home with the corrected paper, so please look at it with them. Brothers and sisters get a lower fee, ask me.",
        subcategory: "primary-ngsa",
        price: 12000,
        priceType: "starting_at",
        when: ["weekends"],
        reviews: [
          [
            3,
            "Fine for practice, though two of the ten Saturdays were cancelled. She did refund those.",
          ],
        ],
      },
      {
        title: "Holiday art and drawing class for children",
        description:
          "July and August, two weeks at a time, mornings only. We draw, paint on cloth, make clay diyas and build a paper village with a koker and a seawall. At the end there is a small show for the parents with mauby and pine tarts.\n\nPaint, brushes and paper are included. Send an old jersey, because the paint does not always wash out. Ages 5 to 11. I take ten children for each two weeks.",
        subcategory: "dance-art-lessons",
        price: 15000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "The paper village is still on our wall unit."],
          [4, "Lovely two weeks. Bring the old jersey, she is not joking about the paint."],
        ],
      },
    ],
  },
  {
    firstName: "Esther",
    lastName: "Cummings",
    village: "Hopetown",
    years: 31,
    bio: "I have been organist of my church in Hopetown for thirty-one years and learned from my aunt, who taught half of West Berbice to read music. I also teach grown people to read and write. I keep time, I expect practice, and I have never given up on a pupil.",
    hourlyRate: 2500,
    services: [
      {
        title: "Piano and keyboard lessons for beginners",
        description:
          "I teach on a proper upright piano, tuned twice a year, and on a keyboard for those who have one at home. Pupils begin at seven years old, and my eldest is seventy-two. You will learn to read notes from the first lesson. Playing by ear is a gift, reading is a skill, and I insist on both.\n\nForty-five minutes. The first book is lent to you. Lessons not cancelled the day before are paid for.",
        subcategory: "music-lessons",
        price: 2500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "She taught my mother, then me, now my daughter. Same piano, same ruler for the wrists.",
          ],
          [5, "After one year my son plays for the Sunday school."],
          [
            4,
            "Excellent but very strict about practice. Not for a child who just wants to play around.",
          ],
          [4, "I started at 58. She never rushed me."],
          [
            2,
            "We paid for a lesson we could not reach because the road was flooded. I understand the rule but it was hard.",
          ],
        ],
      },
      {
        title: "Reading and writing for adults, in private",
        description:
          "Many a capable person never had the chance to stay in school. You come to the side door, you sit with me alone, and nobody need know. We begin with your own name, your NIS card, the bus board, the Bible or the newspaper, whichever you prefer.\n\nOne hour, twice a week is best. I supply the books and pencils. Most people read a simple page within four months. Pay weekly or monthly, as you are able.",
        subcategory: "adult-literacy",
        price: 1500,
        priceType: "hourly",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "I sign my own name at the bank now. She is a respectful lady."],
          [5, "My uncle reads the Chronicle every morning and tells us the news as if we cannot."],
          [4, "Took him a while to go but he never missed a lesson after."],
        ],
      },
      {
        title: "Voice training for choirs and soloists",
        description:
          "Breathing, pitch, diction and how to stand. I train church choirs, school groups for the Mash and Children's Mash competitions, and brides who wish to sing at their own wedding. I travel from Rosignol to Mahaicony, transport to be added for anything beyond Fort Wellington.\n\nThe rate is for one hour with the whole choir, whether it counts six voices or thirty. I bring a keyboard. You provide a quiet room with a socket.",
        subcategory: "music-lessons",
        price: 6000,
        priceType: "hourly",
        when: ["evenings", "weekends"],
        reviews: [
          [5, "Our choir stopped going flat after three evenings with her."],
          [
            3,
            "She is good but wanted total silence from thirty children, and that is asking a lot.",
          ],
        ],
      },
      {
        title: "Spoken English for Spanish speakers, West Berbice",
        description:
          "I learned Spanish during four years in Venezuela in my youth and I now teach English to families who have come to live between Bush Lot and Rosignol. We practise what is needed: the shop, the clinic, the school meeting, the minibus, a job interview.\n\nLessons are at my dining table in groups of up to five, one hour and a half each. The fee is per person for a month of eight lessons. Copies are included.",
        subcategory: "language-lessons",
        price: 9000,
        priceType: "fixed",
        when: ["evenings"],
        reviews: [
          [
            5,
            "My neighbour from Tucupita went with no English and now talks with everybody in the market.",
          ],
          [4, "Good teacher, very clear. Spanish a little old-fashioned."],
          [
            1,
            "I travelled from Bath two evenings and the class was put off both times without a message.",
          ],
        ],
      },
      {
        title: "First steps on the computer for older people",
        description:
          "My grandson gave me a laptop and I made it my business to master it. Now I show people of my own age how to do the same: send a message to a child in New York, see a picture, pay the light bill online, find a hymn on YouTube.\n\nYou learn on my laptop or on your own telephone. One hour, one person, with a written page to take home. I repeat a thing as often as you need it.",
        subcategory: "computer-training",
        price: 2000,
        priceType: "hourly",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
];
