import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Healthcare Professionals. */
export const healthcareProfessionals: readonly SeedProfessional[] = [
  {
    firstName: "Kamla",
    lastName: "Doobay",
    businessName: "Doobay Family Practice",
    village: "Prashad Nagar",
    years: 20,
    bio: "Family doctor. I studied in Georgetown and Kingston, worked twelve years on the hospital wards and opened a small practice at the front of my mother's house. I see fewer people in a day than most, so that each of them can finish the sentence.",
    website: "https://doobayfamilypractice.example",
    services: [
      {
        title: "Family doctor consultation",
        description:
          "Twenty minutes with the doctor, for children and adults: fever, pressure, sugar, skin, stomach, a cough that stays. Please bring all medicines you take, including the bush tea, in one bag. You leave with the plan in writing and in words you can explain at home.\n\nAppointments keep waiting short. Tests and medicine are not included. If it is an emergency, such as chest pain or trouble breathing, go straight to the hospital and do not wait for me.",
        subcategory: "general-practitioners",
        price: 7000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [
            5,
            "She asked what I eat before she reached for the pad. Nobody did that in fifteen years of sugar.",
          ],
          [5, "In at 4.30, out at 5. With appointment it really works."],
          [4, "Kind and thorough. The front room gets hot when it is full."],
          [4, "My son is afraid of doctors, and she let him listen to his own heart first."],
          [3, "Good doctor, but I waited 50 minutes past my time on a Monday."],
          [5, "Wrote everything down for my mother in big letters."],
        ],
      },
      {
        title: "Doctor's house call in Georgetown and lower East Coast",
        description:
          "For those who cannot easily leave the bed or the house. I come after the practice closes, examine, check pressure, sugar and oxygen, go through the medicines with whoever looks after the patient, and write a note for the next nurse or hospital.\n\nFrom Kitty to Ogle without extra charge, up to Beterverwagting 3,000 more. Please keep the dogs tied. Not for emergencies: then call the ambulance. Payment by bank transfer, MMG or cash, directly to me.",
        subcategory: "general-practitioners",
        price: 15000,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [
          [
            5,
            "Came to my father in Lodge at eight at night and sat with us for almost one hour. He slept that night.",
          ],
          [4, "She found two of his tablets were the same medicine under two names."],
        ],
      },
      {
        title: "Medical for work, school or a visa form",
        description:
          "Examination and completion of your form: height, weight, eyesight, hearing, pressure, urine test, and a look at the vaccination card. Most employers and schools have their own sheet, bring it along with your ID. Nothing is signed that was not examined.\n\nThe urine strip is included. Blood tests and X-ray are done elsewhere and paid there. Some embassies accept only their own panel, so please ask them before you book here.",
        subcategory: "general-practitioners",
        price: 9000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Form done in one visit, and all boxes filled in. My employer had nothing to ask."],
          [2, "Had to come back because the stamp was forgotten. It cost me half a day of work."],
          [5, "Quick, and polite staff at the desk."],
        ],
      },
      {
        title: "Sugar and pressure check with a meal plan",
        description:
          "Diabetes and hypertension are managed in the kitchen more than in the clinic. We look at your numbers, then at your plate: roti, rice, provision, what and how much and when. You get a plan for two weeks with food from an ordinary Guyanese market, not from a magazine.\n\nOne visit of 45 minutes and a follow-up of 20 after a month. Finger-prick sugar is included. Please do not stop or change tablets by yourself before we talk.",
        subcategory: "nutritionists",
        price: 12000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [
            5,
            "I still eat roti. Just one, and not at night. My reading came down and so did my belly.",
          ],
          [4, "A plan with callaloo, bora and fish. Things I can actually buy at Bourda."],
          [
            3,
            "Useful, but it is the same plan my cousin received. I had hoped for something more for me.",
          ],
        ],
      },
      {
        title: "Blood drawn at home and taken to the laboratory",
        description:
          "Our nurse comes between six and eight in the morning, so you do not have to sit fasting in a line. She draws the blood, labels the tubes at your bedside in front of you and carries them in a cool box to the laboratory you choose. Results come to you, and to your doctor if you wish.\n\nPrice covers visit and transport in Georgetown. The laboratory bills its tests itself. Ask us what may be drunk before the test: water is nearly always fine.",
        subcategory: "medical-laboratories",
        price: 5500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Colin",
    lastName: "De Freitas",
    village: "Plaisance",
    years: 11,
    bio: "Physiotherapist from Plaisance. I got into it through my own bad knee, from cricket at the community ground, and trained in Trinidad. I treat at home because that is where the steps, the bed and the low toilet are. Expect homework.",
    hourlyRate: 7500,
    services: [
      {
        title: "Physiotherapy at home after a stroke",
        description:
          "First visit: I look at how you sit, stand, turn and reach, in your own rooms, and we choose two goals that matter to you. To walk to the gate. To hold the cup. Then we practise, two or three times a week at the start, and I teach the family how to help without lifting everything for you.\n\nPer session of one hour. I bring bands, balls, a walking belt. Progress is slow and it is real, I write it down so you can see it.",
        subcategory: "physiotherapists",
        price: 7500,
        priceType: "hourly",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "In March my husband could not sit up. In July he walked to the gate and waved at the neighbour. Mr De Freitas was as happy as we were.",
          ],
          [5, "He shows the whole family. Even my grandson knows the exercises now."],
          [5, "Patient and never talks over your head."],
          [4, "Very good. He has many patients, so it is not easy to change a time."],
        ],
      },
      {
        title: "Back, neck and knee pain treatment",
        description:
          "Bad back from the minibus seat, stiff neck from the laptop, a knee that predicts rain? I test first, then treat with hands, tape and exercise. No machine with coloured lights. Nine of ten backs get better with movement, and my job is finding which movement.\n\nAt your home from Georgetown to Mahaica or at my place in Plaisance, where it is 1,500 less. The first session is an hour, later ones 40 minutes. If I find something that needs a doctor I tell you at once.",
        subcategory: "physiotherapists",
        price: 6500,
        priceType: "fixed",
        when: ["weekdays", "evenings", "weekends"],
        reviews: [
          [
            5,
            "Bus driver, 20 years. He changed how my seat stands and gave me four exercises. Pain is mostly gone.",
          ],
          [4, "You have to do the homework, otherwise he knows."],
          [3, "Helped for the neck, not so much for the shoulder. Went for four sessions."],
          [2, "Came thirty minutes late two times and the session was shorter because of it."],
          [4, "He said after ten minutes that I needed a scan first, and he was right."],
        ],
      },
      {
        title: "Making the house safe for an old person",
        description:
          "Most falls happen between bed and bathroom at night. I walk that way with you, measure, and write a list: where a rail goes, which mat must go out, how high the bed should be, what light at the back step. A carpenter can work from it. Then I practise with the old person how to get up from the floor, just in case.\n\nOne visit of 90 minutes and the written list. Rails and labour not included. Children abroad can join by video.",
        subcategory: "elderly-care",
        price: 11000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "I joined by video from London. Now Mummy has two rails, a night light and no more mat. I sleep better too.",
          ],
        ],
      },
      {
        title: "Hand therapy and daily living after an injury",
        description:
          "After a cutlass wound, a fracture or a tendon repair, the hand stiffens fast. We start early, when the surgeon allows: scar massage, finger glides, grip, and then real things, buttons, a pot spoon, a phone, your own tools. I make simple splints from thermoplastic when you need one at night.\n\nPer session. A splint is 5,000 extra, fitted and adjusted. Bring the letter from the hospital. Evenings are possible so that you do not lose work.",
        subcategory: "speech-occupational-therapists",
        price: 6000,
        priceType: "fixed",
        when: ["weekdays", "evenings"],
        reviews: [
          [
            4,
            "I am a carpenter and thought the hand was finished. I hold a hammer again, maybe not as long.",
          ],
          [5, "The night splint fits well. He adjusted it twice without charging."],
          [3, "Exercises are good but boring, and it takes long. Perhaps that is just how it is."],
        ],
      },
      {
        title: "Sports injuries and return to play",
        description:
          "Hamstrings, ankles, shoulders of fast bowlers, runner's knee on the sea wall. I played second division myself, badly, so I know that nobody wants to hear six weeks of rest. You get a day-by-day plan, what you may do from tomorrow, and tests you must pass before you play again.\n\nSingle players or a team evening of two hours at your ground on the East Coast, which costs 25,000. Tape I bring. Bring the shoes you play in.",
        subcategory: "physiotherapists",
        price: 7000,
        priceType: "starting_at",
        when: ["evenings", "weekends"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Esther",
    lastName: "La Cruz",
    village: "Charity",
    years: 33,
    bio: "I come from the upper Pomeroon. My grandmother was the one they called when a child was coming, and I went to nursing school so that I could do it with clean gloves and a chart. Thirty-three years of nights on this coast. I do not frighten easily, and I pray quietly.",
    hourlyRate: 3000,
    services: [
      {
        title: "Visits for mother and baby after birth",
        description:
          "The first two weeks are the hardest and everyone looks only at the baby. I look at both. I weigh the little one, check the navel, help with the breast, check stitches and bleeding and the mother's pressure, and I listen, because sometimes she just needs to cry a bit.\n\nFive visits in two weeks, by road from Charity to Supenaam, by boat on the lower Pomeroon when the family sends the boat. If I see danger we go to Suddie the same hour, and I ride along.",
        subcategory: "midwives-doulas",
        price: 30000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "I cried in front of Nurse Esther on the third day and she just held the baby and let me. Then she fixed the latch. I will never forget her.",
          ],
          [5, "She saw the yellow in his eyes and we reached Suddie in time."],
          [4, "All five visits kept, even with the high tide over the road."],
          [5, "My husband learned to bathe the baby from her. That alone was worth it."],
        ],
      },
      {
        title: "Birth preparation for mother and partner",
        description:
          "Three afternoons at my house or yours, in the last two months. What happens in the body, how to breathe and how to move, what to pack, when to leave home if you live one hour up river, what the father can do with his hands besides holding the phone. Ask me anything, I have heard it before.\n\nThe birth itself is for the hospital. I can come along as your companion when the ward allows. Mothers under 18 pay half.",
        subcategory: "midwives-doulas",
        price: 15000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "We live far up river and she made a plan for the boat with us, with fuel put aside and all. It was needed.",
          ],
          [4, "Gentle and funny. Wish it were four afternoons."],
        ],
      },
      {
        title: "Wound dressing and injections at home",
        description:
          "Diabetic foot, operation wounds, burns, bed sores, insulin, and injections your doctor has prescribed. I come to the house, set up a clean place, dress the wound, take a picture for the doctor if you permit and note how it heals. With a sugar foot I am strict, and I will look at your shoes too.\n\nPer visit, gauze and gloves included. Special dressings and medicine you buy with the prescription. Every day, every second day, as it is needed.",
        subcategory: "nurses-home-care",
        price: 4500,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "They had spoken about taking the toe. After nine weeks with Nurse La Cruz it closed.",
          ],
          [4, "Clean hands, clean bag, clean words. She scolds, but with love."],
          [
            1,
            "Missed a Sunday dressing without a message. I know her family had a wake, but I did not know it that day.",
          ],
          [3, "Good care but sometimes she comes at seven in the morning and sometimes at noon."],
        ],
      },
      {
        title: "Sitting with the old and the very sick, day or night",
        description:
          "So the daughter can sleep, go to the shop, or go to work without worry. I or one of two women I trained myself sit with your mother or father: washing, turning, feeding slowly, tablets on time, a psalm or the radio, as they like. At the end of life I stay steady, and I show the family what is normal.\n\nPer hour, eight hours at least. Nights from 7 to 6 are 28,000. Meals for the carer come from the house. Anna Regina, Henrietta, Charity and around.",
        subcategory: "elderly-care",
        price: 3000,
        priceType: "hourly",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [5, "She sat with Aajee for the last eleven nights. There was peace in the room."],
          [4, "The younger helper is sweet and careful, only on her phone a bit much."],
        ],
      },
      {
        title: "Medicines sorted for the week and fetched from Suddie",
        description:
          "Six bottles, three doctors, and eyes that are not so good anymore. I go through all the tablets with you and the clinic card, fill a box for the week, morning, noon and night, and mark in big letters what is for before food. When a refill is due I collect it from the hospital or the pharmacy with your card.\n\nPrice per month: four visits and one fetching. Medicine that must be bought is paid by you against the bill. I change nothing that a doctor has ordered.",
        subcategory: "pharmacists",
        price: 12000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "My father now takes the right tablet at the right time. Before, it was a lottery."],
        ],
      },
    ],
  },
];
